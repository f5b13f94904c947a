import "server-only";
import { compileJobs } from "./jobs.queries";
import { compileListings, type Compiled } from "./listings.queries";
import type { SearchRequest } from "./rules";

export function compileSearch({ target, filter }: SearchRequest): Promise<Compiled | null> {
  return target === "jobs" ? compileJobs(filter) : compileListings(filter);
}
