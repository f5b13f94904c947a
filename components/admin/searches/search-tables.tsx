"use client";

import dynamic from "next/dynamic";
import { useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { MissedSearchDto, TopSearchDto } from "@/lib/search/feedback/searches.contract";
import { averageClickPosition, zeroResultRate, clickThroughRate } from "@/lib/search/feedback/searches.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatNumber } from "@/lib/shared/numbers";
import { formatShare } from "@/lib/visits/statistics.rules";

const SynonymDialog = dynamic(() =>
  import("@/components/admin/words/synonym-dialog").then((module) => module.SynonymDialog),
);

function termColumn<Row extends { term: string }>(): DataColumn<Row> {
  return {
    id: "term",
    title: "Search",
    value: ({ term }) => term,
    className: "w-full max-w-0 min-w-32 truncate max-md:w-full max-md:max-w-full max-md:font-medium",
    cell: ({ term }) => (
      <a
        href={hrefs.search(`q=${encodeURIComponent(term)}`)}
        className="tap-target hover:underline"
        title={term}
      >
        {term}
      </a>
    ),
  };
}

const share = (value: number | null) => (value === null ? "–" : formatShare(value));

const topColumns: readonly DataColumn<TopSearchDto>[] = [
  termColumn(),
  {
    id: "searches",
    title: "Searches",
    numeric: true,
    value: ({ searches }) => searches,
    cell: ({ searches }) => formatNumber(searches),
  },
  {
    id: "results",
    title: "Avg. results",
    numeric: true,
    value: ({ results }) => results,
    cell: ({ results }) => formatNumber(Math.round(results)),
  },
  {
    id: "opened",
    title: "Opened",
    numeric: true,
    value: (row) => clickThroughRate(row) ?? -1,
    cell: (row) => share(clickThroughRate(row)),
  },
  {
    id: "position",
    title: "Avg. position",
    numeric: true,
    value: (row) => averageClickPosition(row) ?? Number.MAX_SAFE_INTEGER,
    cell: (row) => averageClickPosition(row)?.toFixed(1) ?? "–",
  },
];

type SectionProps = { title: string; help: string; empty: string; children: React.ReactNode | null };

function TableSection({ title, help, empty, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-muted-foreground text-sm">{help}</p>
      </div>
      {children ?? <p className="text-muted-foreground bg-card rounded-xl border p-6 text-center">{empty}</p>}
    </section>
  );
}

export function TopSearches({ searches }: { searches: readonly TopSearchDto[] }) {
  return (
    <TableSection
      title="Top searches"
      help="How many results people saw, how often they opened one, and where it stood."
      empty="No searches yet."
    >
      {searches.length > 0 ? (
        <DataTable caption="Top searches" columns={topColumns} rows={searches} rowId={({ term }) => term} />
      ) : null}
    </TableSection>
  );
}

export function MissedSearches({ searches }: { searches: readonly MissedSearchDto[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = useMemo<DataColumn<MissedSearchDto>[]>(
    () => [
      termColumn(),
      {
        id: "missed",
        title: "No results",
        numeric: true,
        value: ({ missed }) => missed,
        cell: ({ missed }) => formatNumber(missed),
      },
      {
        id: "share",
        title: "Of its searches",
        numeric: true,
        value: (row) => zeroResultRate(row) ?? 0,
        cell: (row) => share(zeroResultRate(row)),
      },
      {
        id: "synonym",
        title: "Synonym",
        untitled: true,
        className: "text-right max-md:text-left",
        cell: ({ term }) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Add a synonym for ${term}`}
            onClick={() => setChosen(term)}
          >
            Add synonym
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <>
      <TableSection
        title="Searches without results"
        help="A synonym leads people to what you have."
        empty="Every search found something."
      >
        {searches.length > 0 ? (
          <DataTable
            caption="Searches without results"
            columns={columns}
            rows={searches}
            rowId={({ term }) => term}
          />
        ) : null}
      </TableSection>
      {chosen === null ? null : <SynonymDialog group={null} word={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
