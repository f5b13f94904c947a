import "server-only";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, slowRows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createDayFormatter } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { liveMinutes } from "./rules";
import type {
  LiveVisitorsDto,
  StatisticsDto,
  StatisticsQuery,
  StatisticsRowDto,
} from "./statistics.contract";
import { countSearches, readDays, readReport, readTerms, type ReportRow } from "./statistics.rows";
import {
  nameOfValue,
  comparisonPeriod,
  reports,
  shownRows,
  sumNumbers,
  type Period,
  type Report,
} from "./statistics.rules";

type NamedItem = { id: string; name: string; open: boolean };

const named = {
  listing: (ids: string[]) => sql`
    SELECT id, title AS name, status::text = ANY(${[...publicStatuses]}) AS open FROM listings
    WHERE id = ANY(${ids}::uuid[])`,
  vendor: (ids: string[]) => sql`
    SELECT id, business_name AS name, status = 'approved' AS open FROM vendors WHERE id = ANY(${ids}::uuid[])`,
  job: (ids: string[]) => sql`
    SELECT id, title AS name, hidden_at IS NULL AND status::text = ANY(${[...publicJobStatuses]}) AS open FROM jobs
    WHERE id = ANY(${ids}::uuid[])`,
};

function isThing(report: Report): report is keyof typeof named {
  return Object.hasOwn(named, report);
}

function hrefOf(report: Report, value: string): string | null {
  if (isThing(report)) return hrefs[report](value);
  const isPage = report === "page" || report === "entry" || report === "exit";
  return isPage && !value.includes(":") ? value : null;
}

export async function nameRows(report: Report, found: readonly ReportRow[]): Promise<StatisticsRowDto[]> {
  const ids = found.map(({ value }) => value);
  const things = isThing(report) && ids.length > 0 ? await slowRows<NamedItem>(named[report](ids)) : [];
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return found.map((row) => {
    const thing = byId.get(row.value);
    const isGone = isThing(report) && !thing?.open;
    return {
      ...row,
      name: thing?.name ?? nameOfValue(report, row.value),
      href: isGone ? null : hrefOf(report, row.value),
    };
  });
}

export function getToday(): string {
  return createDayFormatter(env.TIME_ZONE)(new Date());
}

async function readUpdated(): Promise<string | null> {
  const [row] = await rows<{ at: Date | null }>(sql`
    SELECT rolled_at AS at FROM visit_rollups ORDER BY day DESC LIMIT 1`);
  return row?.at?.toISOString() ?? null;
}

async function readReports(period: Period, before: Period): Promise<StatisticsDto["reports"]> {
  const read = async (report: Report) =>
    [report, await nameRows(report, await readReport({ report, period, before, limit: shownRows }))] as const;
  return Object.fromEntries(await Promise.all(reports.map(read))) as StatisticsDto["reports"];
}

export async function getStatistics({ from, to, compare }: StatisticsQuery): Promise<StatisticsDto> {
  const period = { from, to };
  const before = comparisonPeriod(period, compare);
  const terms = (missed: boolean) => readTerms({ missed, period, before, limit: shownRows });
  const [days, daysBefore, byReport, found, missed, counted, updatedAt] = await Promise.all([
    readDays(period),
    readDays(before),
    readReports(period, before),
    terms(false),
    terms(true),
    countSearches(period),
    readUpdated(),
  ]);
  return {
    period,
    before,
    compare,
    total: sumNumbers(days),
    totalBefore: sumNumbers(daysBefore),
    days,
    daysBefore,
    reports: byReport,
    searches: { found, missed, ...counted },
    updatedAt,
  };
}

export async function getLiveVisitors(): Promise<LiveVisitorsDto> {
  const pages = await rows<{ path: string; visitors: number }>(sql`
    SELECT path, count(*)::int AS visitors FROM (
      SELECT DISTINCT ON (visitor_hash) visitor_hash,
        regexp_replace(exit_path, '^(/listings|/vendor|/jobs)/.+$', '\\1/:id') AS path
      FROM visits WHERE last_seen_at > now() - make_interval(mins => ${liveMinutes}::int)
      ORDER BY visitor_hash, last_seen_at DESC
    ) v GROUP BY path ORDER BY visitors DESC, path`);
  const visitors = pages.reduce((sum, page) => sum + page.visitors, 0);
  return { visitors, pages: pages.slice(0, 5) };
}
