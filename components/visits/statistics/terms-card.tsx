"use client";

import dynamic from "next/dynamic";
import { useId, useMemo, useState, type ComponentProps, type ReactNode } from "react";
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

type SectionProps = {
  title: string;
  note?: ReactNode;
  report: ComponentProps<typeof DownloadLink>["report"];
  period: StatisticsDto["period"];
  columns: readonly DataColumn<SearchTermDto>[];
  terms: readonly SearchTermDto[];
  empty: string;
  children?: ReactNode;
};

function TermsSection(props: SectionProps) {
  const { title, note, report, period, columns, terms, empty, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto text-lg font-semibold">
          {title}
        </h2>
        {note}
        <DownloadLink report={report} name={title} period={period} />
      </div>
      {terms.length > 0 ? (
        <DataTable caption={title} columns={columns} rows={terms} rowId={(row) => row.term} />
      ) : (
        <p className="text-muted-foreground bg-card rounded-xl border p-6 text-center">{empty}</p>
      )}
      {children}
    </section>
  );
}

export function FoundTerms({ statistics: { searches: counted, period } }: Props) {
  return (
    <TermsSection
      title="Searches with results"
      report="searches"
      period={period}
      columns={foundColumns}
      terms={counted.found}
      empty="No searches yet."
    />
  );
}

export function MissedTerms({ statistics: { searches: counted, period } }: Props) {
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
  const note =
    counted.total > 0 ? (
      <p className="text-muted-foreground text-sm tabular-nums">
        {formatShare(counted.missedTotal / counted.total)} of {formatNumber(counted.total)}{" "}
        {counted.total === 1 ? "search" : "searches"}
      </p>
    ) : null;
  return (
    <TermsSection
      title="Searches without results"
      note={note}
      report="no-results"
      period={period}
      columns={columns}
      terms={counted.missed}
      empty="Every search found something."
    >
      {chosen === null ? null : <SynonymDialog group={null} word={chosen} onClose={() => setChosen(null)} />}
    </TermsSection>
  );
}
