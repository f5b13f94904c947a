import "server-only";
import { cutPins, maxRowsWalked, countByPlace, toPin, type PinRow } from "@/lib/places/pins.rows";
import { empty, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { constant } from "@/lib/server/sql";
import type { JobPinDto, JobQuery } from "@/lib/jobs/contract";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { jobsTag } from "@/lib/jobs/rules";
import { searchCondition } from "./understanding.queries";

const newestJobs = sql`SELECT j.* FROM jobs j WHERE ${isOpen}
  ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(maxRowsWalked)}`;

/** Places with most jobs first. If the list's count is capped, considers only the newest jobs of the board. */
export async function listJobPins(
  query: JobQuery,
  { capped }: { capped: boolean },
): Promise<{ pins: JobPinDto[]; isCut: boolean }> {
  reportTags(jobsTag);
  const condition = await searchCondition(query);
  const found = await countByPlace<PinRow>(
    sql`SELECT j.place_id FROM ${capped ? sql`(${newestJobs})` : sql`jobs`} j WHERE ${condition}`,
    { figures: empty, shown: empty },
  );
  return cutPins(found.map(toPin).map(({ id, name, x, y, count }) => ({ id, name, x, y, count })));
}
