import "server-only";
import { citiesWithin } from "@/lib/places/distance.rows";
import { empty, raw, sql } from "@/lib/server/db";
import { allOf, oneByOne, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import { companyKey, hasCompanyPage } from "./company.rows";
import type { JobQuery } from "./contract";
import { jobSubcategoryIn } from "./parts.rules";
import { salaryUnitsPerYear } from "./rules";
import { conditionsOf, saidTerms } from "./words.rows";

/** Cents a full-time year, so that hourly and yearly pay compare; 0 when nothing is said. */
export const yearCents = sql`coalesce(j.salary_max_cents, j.salary_min_cents, 0) * CASE j.salary_unit ${raw(
  Object.entries(salaryUnitsPerYear)
    .map(([unit, factor]) => `WHEN '${unit}' THEN ${factor}`)
    .join(" "),
)} END`;

/** Whether a job `j` takes applications. */
export const isOpen = sql`j.status = 'open' AND j.hidden_at IS NULL AND (j.expires_at IS NULL OR j.expires_at > now())
  AND (j.deadline IS NULL OR j.deadline > now())`;

/**
 * Whether a job `j` meets all conditions on its words. The one that an index answers is looked up, and the others are asked of
 * what it finds; without one they are asked of one job after another from the newest on.
 */
export function areMet(conditions: readonly Sql[], lookedUp: number | null): Sql {
  const others = allOf(conditions.filter((_, place) => place !== lookedUp));
  const areOthersMet = oneByOne(others);
  return lookedUp === null
    ? areOthersMet
    : sql`j.id = ANY (ARRAY(SELECT j.id FROM jobs j WHERE ${isOpen} AND ${conditions[lookedUp]!} AND ${areOthersMet}))`;
}

/** What a search asks for, with the place of the term that is looked up. */
export type WeighedQuery = JobQuery & { lookedUp?: number | null };

function says({ search, lookedUp = null }: WeighedQuery): Sql | null {
  return search ? areMet(conditionsOf(saidTerms(search, lookedUp)), lookedUp) : null;
}

export type Around = { place: string; within: number };

export function isAround(filter: JobQuery): filter is JobQuery & Around {
  return filter.place !== undefined && filter.within !== undefined;
}

/** What a filter asks for beside its text, each with an AND before it. */
function narrowedBy(filter: JobQuery): Sql {
  // A subcategory is of one category, and its own index has its newest jobs in order.
  const isNarrowed = jobSubcategoryIn(filter.category, filter.subcategory) !== undefined;
  return sql`
    ${filter.company ? sql`AND ${companyKey} = ${filter.company} AND ${hasCompanyPage}` : empty}
    ${filter.category && !isNarrowed ? sql`AND j.category = ${filter.category}` : empty}
    ${filter.subcategory ? sql`AND j.subcategory = ${filter.subcategory}` : empty}
    ${filter.employmentType ? sql`AND j.employment_type = ${filter.employmentType}::employment_type` : empty}
    ${filter.workplace ? sql`AND j.workplace = ${filter.workplace}::workplace` : empty}
    ${filter.state ? sql`AND j.state = ${filter.state}` : empty}
    ${isAround(filter) ? sql`AND j.place_id = ANY (${citiesWithin(filter.place, filter.within)})` : empty}
    ${filter.postedWithin ? sql`AND j.created_at > now() - make_interval(days => ${filter.postedWithin}::int)` : empty}
    ${filter.minSalary ? sql`AND ${yearCents} >= ${toCents(filter.minSalary)}` : empty}
    ${filter.maxSalary ? sql`AND ${yearCents} > 0 AND ${yearCents} <= ${toCents(filter.maxSalary)}` : empty}`;
}

/** Whether a job `j` has what a filter without a text asks for. */
export function fulfills(filter: JobQuery): Sql {
  return sql`(true ${narrowedBy(filter)})`;
}

/** Whether a job `j` is open and what a filter asks for; its text is looked for word by word, unless `words` says it. */
export function matches(filter: WeighedQuery, words = says(filter)): Sql {
  return sql`${isOpen} ${narrowedBy(filter)} ${words ? sql`AND ${words}` : empty}`;
}
