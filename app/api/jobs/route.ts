import { listJobs } from "@/lib/jobs/contract";
import { createJob } from "@/lib/jobs/desk/editing.commands";
import * as desk from "@/lib/jobs/desk/editing.contract";
import { listNearestJobs } from "@/lib/jobs/search/nearest.queries";
import { listOpenJobs } from "@/lib/jobs/search/list.queries";
import { understandJobs } from "@/lib/jobs/search/understanding.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listJobs, async ({ query, request }) => {
  const reading = await understandJobs(query);
  const page = await listOpenJobs(query, reading);
  const nearest = page.total === 0 ? await listNearestJobs(query, reading) : null;
  return nearest
    ? pageReply({ ...nearest, next: null }, request, { "x-search-partial": "most" })
    : pageReply(page, request);
});

export const POST = route(desk.createJob, ({ body, viewer }) => createJob(viewer, body));
