import "server-only";
import { compileJobs } from "./jobs.queries";
import { compileListings, type CompiledSearch } from "./listings.queries";
import type { SearchRequest } from "./rules";

export function compileSearch({ target, filter }: SearchRequest): Promise<CompiledSearch | null> {
  return target === "jobs" ? compileJobs(filter) : compileListings(filter);
}
