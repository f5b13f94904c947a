"use client";

import dynamic from "next/dynamic";
import { useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { hrefs } from "@/lib/shared/hrefs";
import type { SearchTermDto, StatisticsDto } from "@/lib/visits/statistics.contract";
import { formatShare } from "@/lib/visits/statistics.rules";
import { Change } from "./change";
import { DownloadLink } from "./download-link";
import { formatNumber } from "@/lib/shared/numbers";

const SynonymDialog = dynamic(() =>
  import("@/components/admin/words/synonym-dialog").then((module) => module.SynonymDialog),
);

const term: DataColumn<SearchTermDto> = {
  id: "term",
  title: "Search",
  value: (row) => row.term,
  className: "w-full max-w-0 min-w-32 truncate max-md:w-full max-md:max-w-full max-md:font-medium",
  cell: (row) => (
    <a
      href={hrefs.search(`search=${encodeURIComponent(row.term)}`)}
      className="tap-target hover:underline"
      title={row.term}
    >
      {row.term}
    </a>
  ),
};
const searches: DataColumn<SearchTermDto> = {
  id: "searches",
  title: "Searches",
  numeric: true,
  value: (row) => row.searches,
  cell: (row) => formatNumber(row.searches),
};
const change: DataColumn<SearchTermDto> = {
  id: "change",
  title: "Change",
  numeric: true,
  value: (row) => (row.searchesBefore ? row.searches / row.searchesBefore : Number.MAX_SAFE_INTEGER),
  cell: (row) => (row.searchesBefore ? <Change now={row.searches} before={row.searchesBefore} /> : "New"),
};
const foundColumns = [term, searches, change];

type Props = { statistics: StatisticsDto };

export function FoundTerms({ statistics: { searches: counted, period } }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto text-lg font-semibold">
          Searches with results
        </h2>
        <DownloadLink report="searches" name="Searches with results" period={period} />
      </div>
      {counted.found.length > 0 ? (
        <DataTable
          caption="Searches with results"
          columns={foundColumns}
          rows={counted.found}
          rowId={(row) => row.term}
        />
      ) : (
        <p className="text-muted-foreground bg-card rounded-xl border p-6 text-center">No searches yet.</p>
      )}
    </section>
  );
}

export function MissedTerms({ statistics: { searches: counted, period } }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = useMemo<DataColumn<SearchTermDto>[]>(
    () => [
      term,
      {
        id: "missed",
        title: "No results",
        numeric: true,
        value: (row) => row.zeroResults,
        cell: (row) => formatNumber(row.zeroResults),
      },
      {
        id: "synonym",
        title: "Synonym",
        numeric: true,
        value: (row) => row.term,
        cell: (row) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Add a synonym for ${row.term}`}
            onClick={() => setChosen(row.term)}
          >
            Add synonym
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto text-lg font-semibold">
          Searches without results
        </h2>
        {counted.total > 0 ? (
          <p className="text-muted-foreground text-sm tabular-nums">
            {formatShare(counted.missedTotal / counted.total)} of {formatNumber(counted.total)}{" "}
            {counted.total === 1 ? "search" : "searches"}
          </p>
        ) : null}
        <DownloadLink report="no-results" name="Searches without results" period={period} />
      </div>
      {counted.missed.length > 0 ? (
        <DataTable
          caption="Searches without results"
          columns={columns}
          rows={counted.missed}
          rowId={(row) => row.term}
        />
      ) : (
        <p className="text-muted-foreground bg-card rounded-xl border p-6 text-center">
          Every search found something.
        </p>
      )}
      {chosen === null ? null : <SynonymDialog group={null} word={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
