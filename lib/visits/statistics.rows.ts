import "server-only";
import { raw, slowRows, sql } from "@/lib/server/db";
import { rankOf, type Numbers, type Period, type Report } from "./statistics.rules";

const sums = raw(
  ["visitors", "visits", "views", "bounces", "listings", "contacts"]
    .map((name) => `sum(c.${name})::int AS ${name}`)
    .concat("sum(c.seconds)::float8 AS seconds")
    .join(", "),
);

export type DayRow = Numbers & { day: string };

export function readDays({ from, to }: Period): Promise<DayRow[]> {
  return slowRows<DayRow>(sql`
    SELECT d.day, coalesce(c.visitors, 0) AS visitors, coalesce(c.visits, 0) AS visits, coalesce(c.views, 0) AS views,
      coalesce(c.bounces, 0) AS bounces, coalesce(c.seconds, 0) AS seconds, coalesce(c.listings, 0) AS listings,
      coalesce(c.contacts, 0) AS contacts
    FROM (SELECT ${from}::date + after AS day FROM generate_series(0, ${to}::date - ${from}::date) AS after) d
    LEFT JOIN visit_days c ON c.dimension = 'total' AND c.day = d.day AND c.value = ''
    ORDER BY d.day`);
}

export type ReportRow = Numbers & { value: string; before: number };
type ReportRequest = { report: Report; period: Period; before: Period; limit: number };

export function readReport({ report, period, before, limit }: ReportRequest): Promise<ReportRow[]> {
  const order = raw(rankOf(report));
  return slowRows<ReportRow>(sql`
    WITH counted AS (
      SELECT c.value, ${sums} FROM visit_days c
      WHERE c.dimension = ${report}::visit_dimension AND c.day BETWEEN ${period.from}::date AND ${period.to}::date
      GROUP BY c.value
    ), first AS MATERIALIZED (
      SELECT * FROM counted ORDER BY ${order} DESC, value LIMIT ${limit}::int
    ), earlier AS (
      SELECT b.value, sum(b.${order})::int AS before FROM visit_days b
      WHERE b.dimension = ${report}::visit_dimension AND b.day BETWEEN ${before.from}::date AND ${before.to}::date
        AND b.value IN (SELECT value FROM first)
      GROUP BY b.value
    )
    SELECT f.*, coalesce(e.before, 0) AS before FROM first f LEFT JOIN earlier e ON e.value = f.value
    ORDER BY f.${order} DESC, f.value`);
}

export type TermRow = { term: string; searches: number; zeroResults: number; searchesBefore: number };
type TermsRequest = { missed: boolean; period: Period; before: Period; limit: number };

export function readTerms({ missed, period, before, limit }: TermsRequest): Promise<TermRow[]> {
  const rank = missed ? sql`"zeroResults"` : sql`(searches - "zeroResults")`;
  return slowRows<TermRow>(sql`
    WITH counted AS (
      SELECT term, sum(searches)::int AS searches, sum(zero_results)::int AS "zeroResults" FROM search_term_days
      WHERE day BETWEEN ${period.from}::date AND ${period.to}::date AND term <> '' GROUP BY term
    ), first AS MATERIALIZED (
      SELECT *, ${rank} AS rank FROM counted WHERE ${rank} > 0 ORDER BY rank DESC, term LIMIT ${limit}::int
    ), earlier AS (
      SELECT term, sum(searches)::int AS searches FROM search_term_days
      WHERE day BETWEEN ${before.from}::date AND ${before.to}::date AND term IN (SELECT term FROM first) GROUP BY term
    )
    SELECT f.term, f.searches, f."zeroResults", coalesce(e.searches, 0) AS "searchesBefore"
    FROM first f LEFT JOIN earlier e ON e.term = f.term ORDER BY f.rank DESC, f.term`);
}

export async function countSearches({ from, to }: Period): Promise<{ total: number; missedTotal: number }> {
  const [row] = await slowRows<{ total: number; missedTotal: number }>(sql`
    SELECT coalesce(sum(searches), 0)::int AS total, coalesce(sum(zero_results), 0)::int AS "missedTotal"
    FROM search_term_days WHERE day BETWEEN ${from}::date AND ${to}::date`);
  return row ?? { total: 0, missedTotal: 0 };
}
