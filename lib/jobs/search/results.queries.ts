import "server-only";
import type { JobDto, JobQuery } from "@/lib/jobs/contract";
import type { Page } from "@/lib/shared/page";
import { listOpenJobs } from "./list.queries";
import { listNearestJobs } from "./nearest.queries";
import { understandJobs } from "./understanding.queries";

export type JobResults = { page: Page<JobDto>; isPartial: boolean };

export async function searchJobs(query: JobQuery): Promise<JobResults> {
  const reading = await understandJobs(query);
  const page = await listOpenJobs(query, reading);
  const nearest = page.total === 0 ? await listNearestJobs(query, reading) : null;
  return nearest ? { page: { ...nearest, next: null }, isPartial: true } : { page, isPartial: false };
}
