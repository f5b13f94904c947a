import "server-only";
import { citiesWithin } from "@/lib/places/distance.rows";
import { empty, raw, sql } from "@/lib/server/db";
import { containsPattern, preventIndexUse, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import { companyKey, hasCompanyPage } from "./company.rows";
import type { JobQuery } from "@/lib/jobs/contract";
import { validJobSubcategory } from "@/lib/jobs/parts.rules";
import { salaryUnitsPerYear } from "@/lib/jobs/rules";
import { isLookupCheaper, type JobMatch, type JobText, type Shares } from "@/lib/jobs/analysis/text.rules";

/** Cents per full-time year, to compare hourly and yearly pay; 0 without pay. */
export const yearCents = sql`coalesce(j.salary_max_cents, j.salary_min_cents, 0) * CASE j.salary_unit ${raw(
  Object.entries(salaryUnitsPerYear)
    .map(([unit, factor]) => `WHEN '${unit}' THEN ${factor}`)
    .join(" "),
)} END`;

export const isOpen = sql`j.status = 'open' AND j.hidden_at IS NULL AND (j.expires_at IS NULL OR j.expires_at > now())
  AND (j.deadline IS NULL OR j.deadline > now())`;

/** Uses the index, or tests job by job if most jobs match, because EXISTS would read all documents. */
export function documentCondition(match: JobMatch, { open }: Shares): Sql {
  const { query } = match;
  return isLookupCheaper(match, open)
    ? sql`j.id = ANY (ARRAY(SELECT d.job_id FROM job_documents d WHERE d.tsv @@ ${query}::tsquery))`
    : preventIndexUse(sql`(SELECT d.tsv FROM job_documents d WHERE d.job_id = j.id) @@ ${query}::tsquery`);
}

export function matchesDocument(query: string): Sql {
  return query ? sql`d.tsv @@ ${query}::tsquery` : sql`false`;
}

export function wordsCondition({ words, shares, signs }: JobText): Sql | null {
  if (signs)
    return preventIndexUse(
      sql`(j.title LIKE ${containsPattern(signs)} OR j.company LIKE ${containsPattern(signs)})`,
    );
  return words.query ? documentCondition(words, shares) : null;
}

export type AreaFilter = { place: string; within: number };

export function isAround(filter: JobQuery): filter is JobQuery & AreaFilter {
  return filter.place !== undefined && filter.within !== undefined;
}

function filterConditions(filter: JobQuery): Sql {
  // A subcategory implies its category and has its own index by date.
  const isNarrowed = validJobSubcategory(filter.category, filter.subcategory) !== undefined;
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

export function matchesFilter(filter: JobQuery): Sql {
  return sql`(true ${filterConditions(filter)})`;
}

export function matchesOpenJobs(filter: JobQuery, words: Sql | null): Sql {
  return sql`${isOpen} ${filterConditions(filter)} ${words ? sql`AND ${words}` : empty}`;
}
