import "server-only";
import { dayOf } from "@/lib/server/days";
import { raw, slowRows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { unstoredText } from "./log.rules";
import type { MissedSearchDto, SearchesDto, TopSearchDto } from "./searches.contract";
import { maxShownTexts, type SearchCounts, type SearchPeriod } from "./searches.rules";

const sums = raw(
  ["searches", "zero_results AS missed", "clicks", "positions"]
    .map((name) => {
      const [column, alias = column] = name.split(" AS ");
      return `coalesce(sum(${column}), 0)::int AS ${alias}`;
    })
    .join(", "),
);

function periodCondition(days: number, isBefore = false): Sql {
  const end = isBefore ? sql`${dayOf()} - ${days}::int` : dayOf();
  return sql`day > ${end} - ${days}::int AND day <= ${end}`;
}

const zeroCounts: SearchCounts = { searches: 0, missed: 0, clicks: 0, positions: 0 };

async function readTotal(condition: Sql): Promise<SearchCounts> {
  const [row] = await slowRows<SearchCounts>(sql`SELECT ${sums} FROM search_term_days WHERE ${condition}`);
  return row ?? zeroCounts;
}

function readDays(days: number): Promise<SearchesDto["days"]> {
  return slowRows<SearchesDto["days"][number]>(sql`
    SELECT d.day, ${sums} FROM (SELECT ${dayOf()} - ago AS day FROM generate_series(0, ${days - 1}::int) AS ago) d
    LEFT JOIN search_term_days USING (day) GROUP BY d.day ORDER BY d.day`);
}

function readTiers(days: number): Promise<SearchesDto["tiers"]> {
  return slowRows<SearchesDto["tiers"][number]>(sql`
    SELECT tier, ${sums} FROM search_term_days WHERE ${periodCondition(days)}
    GROUP BY tier HAVING sum(searches) > sum(zero_results) ORDER BY tier`);
}

function readTop(days: number): Promise<TopSearchDto[]> {
  return slowRows<TopSearchDto>(sql`
    SELECT term, ${sums}, (sum(results) / greatest(1, sum(searches)))::float8 AS results FROM search_term_days
    WHERE ${periodCondition(days)} AND term <> ${unstoredText} GROUP BY term HAVING sum(searches) > 0
    ORDER BY sum(searches) DESC, term LIMIT ${maxShownTexts}::int`);
}

function readMissed(days: number): Promise<MissedSearchDto[]> {
  return slowRows<MissedSearchDto>(sql`
    SELECT term, ${sums} FROM search_term_days WHERE ${periodCondition(days)} AND term <> ${unstoredText}
    GROUP BY term HAVING sum(zero_results) > 0 ORDER BY sum(zero_results) DESC, term LIMIT ${maxShownTexts}::int`);
}

export async function readSearches(days: SearchPeriod): Promise<SearchesDto> {
  const [total, before, byDay, tiers, top, missed] = await Promise.all([
    readTotal(periodCondition(days)),
    readTotal(periodCondition(days, true)),
    readDays(days),
    readTiers(days),
    readTop(days),
    readMissed(days),
  ]);
  return { total, before, days: byDay, tiers, top, missed };
}
