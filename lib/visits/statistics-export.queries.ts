import "server-only";
import { csvLines } from "@/lib/listings/transfer/csv.rows";
import type { StatisticsDownload } from "./statistics.contract";
import { nameRows } from "./statistics.queries";
import { readDays, readReport, readTerms } from "./statistics.rows";
import { maxDownloadRows, comparisonPeriod, reportNames, type Numbers } from "./statistics.rules";

const numberNames: Record<keyof Numbers, string> = {
  visitors: "Visitors (sum of days)",
  visits: "Visits",
  views: "Views",
  bounces: "Bounces",
  seconds: "Seconds",
  listings: "Visits with a listing",
  contacts: "Visits with a contact",
};
const columns = Object.keys(numberNames) as (keyof Numbers)[];
const heads = columns.map((column) => numberNames[column]);

type Line = (string | number)[];

async function linesOf({ report, ...period }: StatisticsDownload): Promise<Line[]> {
  const numbersOf = (row: Numbers) => columns.map((column) => row[column]);
  if (report === "days") {
    const days = await readDays(period);
    return [["Day", ...heads], ...days.map((row) => [row.day, ...numbersOf(row)])];
  }
  const before = comparisonPeriod(period, "previous");
  if (report === "searches" || report === "no-results") {
    const missed = report === "no-results";
    const terms = await readTerms({ missed, period, before, limit: maxDownloadRows });
    return [
      ["Search", "Searches", "Without results"],
      ...terms.map(({ term, searches, zeroResults }) => [term, searches, zeroResults]),
    ];
  }
  const found = await nameRows(report, await readReport({ report, period, before, limit: maxDownloadRows }));
  return [
    [reportNames[report], "Value", ...heads],
    ...found.map((row) => [row.name, row.value, ...numbersOf(row)]),
  ];
}

export async function exportStatistics(request: StatisticsDownload): Promise<Response> {
  const name = `${request.report.replace("_", "-")}-${request.from}-${request.to}`;
  // The BOM makes spreadsheets read the file as UTF-8.
  return new Response(`\uFEFF${csvLines(await linesOf(request))}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
