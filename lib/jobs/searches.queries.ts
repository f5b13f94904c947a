import "server-only";
import type { SearchCounts } from "@/lib/searches/contract";
import { rows, sql } from "@/lib/server/db";
import type { JobSearchDto } from "./searches.contract";
import { readJobSearches } from "./searches.rows";

/** A person's saved searches of the job list, the last saved first. */
export function listJobSearches(userId: string): Promise<JobSearchDto[]> {
  return readJobSearches({ rows }, userId, sql`true`);
}

/** For a dashboard. */
export async function countJobSearches(userId: string): Promise<SearchCounts> {
  const searches = await listJobSearches(userId);
  return {
    savedSearches: searches.length,
    newMatches: searches.reduce((sum, { newCount }) => sum + newCount, 0),
  };
}
