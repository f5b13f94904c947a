"use client";

import { useId, useState } from "react";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { Select } from "@/components/ui/select";
import type { StatisticsDto, StatisticsRowDto } from "@/lib/visits/statistics.contract";
import {
  bounceRate,
  formatDuration,
  formatShare,
  rankOf,
  reportNames,
  shownRows,
  visitSeconds,
  type Report,
} from "@/lib/visits/statistics.rules";
import { Change } from "./change";
import { DownloadLink } from "./download-link";
import { formatNumber } from "@/lib/shared/numbers";

type Row = StatisticsRowDto;

const visits: DataColumn<Row> = {
  id: "visits",
  title: "Visits",
  numeric: true,
  value: (row) => row.visits,
  cell: (row) => formatNumber(row.visits),
};
const views: DataColumn<Row> = {
  id: "views",
  title: "Views",
  numeric: true,
  value: (row) => row.views,
  cell: (row) => formatNumber(row.views),
};
const bounces: DataColumn<Row> = {
  id: "bounces",
  title: "Bounce rate",
  numeric: true,
  value: (row) => bounceRate(row) ?? 0,
  cell: (row) => formatShare(bounceRate(row) ?? 0),
};
const contacts: DataColumn<Row> = {
  id: "contacts",
  title: "Contacts",
  numeric: true,
  value: (row) => row.contacts,
  cell: (row) => formatNumber(row.contacts),
};
const changeOf = (rank: "views" | "visits"): DataColumn<Row> => ({
  id: "change",
  title: "Change",
  numeric: true,
  value: (row) => (row.before ? row[rank] / row.before : Number.MAX_SAFE_INTEGER),
  cell: (row) => (row.before ? <Change now={row[rank]} before={row.before} /> : "New"),
});
const timeOf = (title: string, of: (row: Row) => number): DataColumn<Row> => ({
  id: "time",
  title,
  numeric: true,
  value: of,
  cell: (row) => <span className="whitespace-nowrap">{formatDuration(of(row))}</span>,
});
const onPage = timeOf("Avg. time", (row) => (row.views ? row.seconds / row.views : 0));
const ofVisit = timeOf("Duration", (row) => visitSeconds(row) ?? 0);

function columnsOf(report: Report): readonly DataColumn<Row>[] {
  const name: DataColumn<Row> = {
    id: "name",
    title: reportNames[report],
    value: (row) => row.name,
    className: "w-full max-w-0 min-w-40 truncate max-md:w-full max-md:max-w-full max-md:font-medium",
    cell: (row) =>
      row.href ? (
        <a href={row.href} className="tap-target hover:underline" title={row.name}>
          {row.name}
        </a>
      ) : (
        <span title={row.name}>{row.name}</span>
      ),
  };
  const change = changeOf(rankOf(report));
  if (rankOf(report) === "views") return [name, views, visits, onPage, change];
  return [name, visits, bounces, ofVisit, contacts, change];
}

const columns = new Map<Report, readonly DataColumn<Row>[]>();

/** Memoized, because new columns rebuild the table. */
function memoizedColumns(report: Report): readonly DataColumn<Row>[] {
  const found = columns.get(report) ?? columnsOf(report);
  columns.set(report, found);
  return found;
}

type Props = {
  title: string;
  reports: readonly Report[];
  statistics: StatisticsDto;
};

export function ReportCard({ title, reports, statistics }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<Report>(reports[0]!);
  const rows = statistics.reports[chosen];
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="mr-auto text-lg font-semibold">
          {title}
        </h2>
        <Select
          aria-label={`${title}: report`}
          value={chosen}
          wrapperClassName="w-48"
          onChange={(event) => setChosen(event.target.value as Report)}
        >
          {reports.map((report) => (
            <option key={report} value={report}>
              {reportNames[report]}
            </option>
          ))}
        </Select>
        <DownloadLink report={chosen} name={reportNames[chosen]} period={statistics.period} />
      </div>
      {rows.length > 0 ? (
        <>
          <DataTable
            key={chosen}
            caption={reportNames[chosen]}
            columns={memoizedColumns(chosen)}
            rows={rows}
            rowId={(row) => row.value}
          />
          {rows.length === shownRows ? (
            <p className="text-muted-foreground text-sm">
              Showing the top {shownRows}. Download the CSV for all of them.
            </p>
          ) : null}
        </>
      ) : (
        <p className="text-muted-foreground bg-card rounded-xl border p-6 text-center">
          No data for this period yet.
        </p>
      )}
    </section>
  );
}
