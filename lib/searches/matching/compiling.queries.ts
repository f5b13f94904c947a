import "server-only";
import { compileJobs, type CompiledJobs } from "./jobs.queries";
import { compileListings, type CompiledListings } from "./listings.queries";
import type { SearchRequest } from "./rules";

/** What alerts need of a search, and its name. */
export type Compiled = ({ target: "listings" } & CompiledListings) | ({ target: "jobs" } & CompiledJobs);

/** Reads a filter as the lists of its target do; null where nothing can ever match. */
export async function compileSearch({ target, filter }: SearchRequest): Promise<Compiled | null> {
  if (target === "jobs") return { target, ...(await compileJobs(filter)) };
  const compiled = await compileListings(filter);
  return compiled && { target, ...compiled };
}
