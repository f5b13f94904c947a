import "server-only";
import { readJobAddress } from "@/lib/jobs/address.rules";
import { isAround } from "@/lib/jobs/filter.rows";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { understandJobs } from "@/lib/jobs/understanding.queries";
import { anywhereOf, shareOf } from "@/lib/jobs/text.rules";
import { citiesWithin } from "@/lib/places/distance.rows";
import { findPlace } from "@/lib/places/queries";
import { rows, sql } from "@/lib/server/db";
import { containing } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import { filterKeysOf, type Wanted } from "./jobs.rows";
import { rarestLexemes } from "./keys.rules";
import { nameOfJobs } from "./names.rules";
import type { JobParameters } from "./rules";

/** What an alert needs of a search of jobs. */
export type CompiledJobs = {
  wanted: Wanted;
  placeIds: number[] | null;
  /** One of these a match has: a lexeme, or behind '#' a filter. */
  keys: string[];
  /** Its chips. */
  name: string;
};

/** Reads the parameters of an address as the job board does, once, for all jobs to come. */
export async function compileJobs(parameters: JobParameters): Promise<CompiledJobs> {
  const address = readJobAddress(parameters);
  const [{ filter, text }, place, parts] = await Promise.all([
    understandJobs(address),
    address.place ? findPlace(address.place) : null,
    readJobTree(),
  ]);
  const { category, subcategory, employmentType, workplace, state, minSalary, maxSalary } = filter;
  const minCents = minSalary ? toCents(minSalary) : undefined;
  const maxCents = maxSalary ? toCents(maxSalary) : undefined;
  const query = text.said.query || undefined;
  const signs = text.signs ? containing(text.signs) : undefined;
  const wanted = {
    category,
    subcategory,
    employmentType,
    workplace,
    state,
    minCents,
    maxCents,
    query,
    signs,
  };
  const [around] = isAround(filter)
    ? await rows<{ ids: number[]; states: string[] }>(sql`
        SELECT ids, ARRAY(SELECT DISTINCT state FROM places WHERE id = ANY (ids) ORDER BY state) AS states
        FROM (SELECT ${citiesWithin(filter.place, filter.within)} AS ids) around`)
    : [];
  const lexemes = rarestLexemes(
    text.terms.flatMap((term) =>
      term.operands.length > 0
        ? [{ operands: [anywhereOf(term)], documents: shareOf(term, text.shares) * text.shares.open }]
        : [],
    ),
  );
  const filters = filterKeysOf(wanted, around?.states ?? null).map((key) => `#${key}`);
  return {
    wanted,
    placeIds: around?.ids ?? null,
    keys: lexemes.includes("") ? filters : lexemes,
    name: nameOfJobs(address, { place, parts }),
  };
}
