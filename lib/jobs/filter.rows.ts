import "server-only";
import { citiesWithin } from "@/lib/places/distance.rows";
import { empty, join, raw, sql } from "@/lib/server/db";
import { allOf, containing, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import { companyKey, hasCompanyPage } from "./company.rows";
import type { JobQuery } from "./contract";
import { jobSubcategoryIn } from "./parts.rules";
import { salaryUnitsPerYear } from "./rules";
import { largeWords, leastPart, termsOf } from "./same-words.rules";

/** Cents a full-time year, so that hourly and yearly pay compare; 0 when nothing is said. */
export const yearCents = sql`coalesce(j.salary_max_cents, j.salary_min_cents, 0) * CASE j.salary_unit ${raw(
  Object.entries(salaryUnitsPerYear)
    .map(([unit, factor]) => `WHEN '${unit}' THEN ${factor}`)
    .join(" "),
)} END`;

/** Whether a job `j` takes applications. */
export const isOpen = sql`j.status = 'open' AND j.hidden_at IS NULL AND (j.expires_at IS NULL OR j.expires_at > now())
  AND (j.deadline IS NULL OR j.deadline > now())`;

export const texts = sql`concat_ws(' ', j.title, j.company, j.category, j.location, j.description)`;

/** What a plural and its singular share. */
export function stemOf(phrase: string): string {
  return phrase.length > leastPart ? phrase.replace(/(?<!s)s$/, "") : phrase;
}

/** A pattern that finds a plural's singular too, and 'entry-level' for 'entry level'. */
function patternOf(phrase: string): string {
  return containing(stemOf(phrase)).replace(/[ -]/g, "_");
}

/** What a term is looked for as; `typed` also nearly so in title and company. */
export type TermPatterns = { long: string[]; any: string[]; large: string[]; typed: string | null };

/** Every term must stand in a text of the job, one of its words being enough. */
export function patternsOf(search: string): TermPatterns[] {
  return termsOf(search).map((term) => {
    const [typed] = term;
    const short = term.filter((phrase) => phrase.length < leastPart);
    const words = (isLarge: boolean) =>
      short
        .filter((word) => largeWords.has(word.toLowerCase()) === isLarge)
        .map((word) => wholeWord(word, isLarge));
    return {
      long: term.filter((phrase) => phrase.length >= leastPart).map(patternOf),
      any: words(false),
      large: words(true),
      typed: typed.length < leastPart ? null : typed,
    };
  });
}

/** A CASE, so that these are not thought rare: then all jobs would be sorted rather than walked from the newest on. */
function matchesWords(search: string): Sql {
  const terms = patternsOf(search).map(({ long, any, large, typed }) => {
    const conditions = [
      ...(long.length > 0 ? [sql`${texts} ILIKE ANY (${long}::text[])`] : []),
      ...(any.length > 0 ? [sql`${texts} ~* ANY (${any}::text[])`] : []),
      ...(large.length > 0 ? [sql`${texts} ~ ANY (${large}::text[])`] : []),
      ...(typed === null ? [] : [sql`${typed} <% j.title`, sql`${typed} <% j.company`]),
    ];
    return sql`(${join(conditions, " OR ")})`;
  });
  return sql`CASE WHEN ${allOf(terms)} THEN true ELSE false END`;
}

function wholeWord(word: string, isLarge: boolean): string {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
  return `(^|[^[:alnum:]])${isLarge ? plain.toUpperCase() : plain}($|[^[:alnum:]])`;
}

export type Around = { place: string; within: number };

export function isAround(filter: JobQuery): filter is JobQuery & Around {
  return filter.place !== undefined && filter.within !== undefined;
}

/** Whether a job `j` is open and what a filter asks for; its text is looked for word by word. */
export function matches(filter: JobQuery): Sql {
  // A subcategory is of one category, and its own index has its newest jobs in order.
  const isNarrowed = jobSubcategoryIn(filter.category, filter.subcategory) !== undefined;
  return sql`${isOpen}
    ${filter.company ? sql`AND ${companyKey} = ${filter.company} AND ${hasCompanyPage}` : empty}
    ${filter.category && !isNarrowed ? sql`AND j.category = ${filter.category}` : empty}
    ${filter.subcategory ? sql`AND j.subcategory = ${filter.subcategory}` : empty}
    ${filter.employmentType ? sql`AND j.employment_type = ${filter.employmentType}::employment_type` : empty}
    ${filter.workplace ? sql`AND j.workplace = ${filter.workplace}::workplace` : empty}
    ${filter.state ? sql`AND j.state = ${filter.state}` : empty}
    ${isAround(filter) ? sql`AND j.place_id = ANY (${citiesWithin(filter.place, filter.within)})` : empty}
    ${filter.postedWithin ? sql`AND j.created_at > now() - make_interval(days => ${filter.postedWithin}::int)` : empty}
    ${filter.minSalary ? sql`AND ${yearCents} >= ${toCents(filter.minSalary)}` : empty}
    ${filter.maxSalary ? sql`AND ${yearCents} > 0 AND ${yearCents} <= ${toCents(filter.maxSalary)}` : empty}
    ${filter.search ? sql`AND ${matchesWords(filter.search)}` : empty}`;
}
