import "server-only";
import { readJobAddress } from "@/lib/jobs/address.rules";
import { isAround } from "@/lib/jobs/filter.rows";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { understandJobs } from "@/lib/jobs/understanding.queries";
import { patternsOf } from "@/lib/jobs/words.rows";
import { citiesWithin } from "@/lib/places/distance.rows";
import { findPlace } from "@/lib/places/queries";
import { rows, sql } from "@/lib/server/db";
import { toCents } from "@/lib/shared/money";
import type { Wanted } from "./jobs.rows";
import { nameOfJobs } from "./names.rules";
import type { JobParameters } from "./rules";

/** What an alert needs of a search of jobs. */
export type CompiledJobs = {
  wanted: Wanted;
  placeIds: number[] | null;
  /** Of those cities. */
  states: string[] | null;
  /** Its words. */
  search: string;
  /** Its chips. */
  name: string;
};

/** Reads the parameters of an address as the job board does, once, for all jobs to come. */
export async function compileJobs(parameters: JobParameters): Promise<CompiledJobs> {
  const address = readJobAddress(parameters);
  const [{ filter }, place, parts] = await Promise.all([
    understandJobs(address),
    address.place ? findPlace(address.place) : null,
    readJobTree(),
  ]);
  const { category, subcategory, employmentType, workplace, state, minSalary, maxSalary, search } = filter;
  const terms = search ? patternsOf(search) : undefined;
  const minCents = minSalary ? toCents(minSalary) : undefined;
  const maxCents = maxSalary ? toCents(maxSalary) : undefined;
  const wanted = { category, subcategory, employmentType, workplace, state, minCents, maxCents, terms };
  const [around] = isAround(filter)
    ? await rows<{ ids: number[]; states: string[] }>(sql`
        SELECT ids, ARRAY(SELECT DISTINCT state FROM places WHERE id = ANY (ids) ORDER BY state) AS states
        FROM (SELECT ${citiesWithin(filter.place, filter.within)} AS ids) around`)
    : [];
  // A pattern that the database cannot read is found here, not among the searches of everybody.
  await rows(sql`
    SELECT job_says(jsonb_build_array(t), '', '', '')
    FROM jsonb_array_elements(${JSON.stringify(terms ?? [])}::jsonb) t`);
  return {
    wanted,
    placeIds: around?.ids ?? null,
    states: around?.states ?? null,
    search: search ?? "",
    name: nameOfJobs(address, { place, parts }),
  };
}
