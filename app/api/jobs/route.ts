import { listJobs } from "@/lib/jobs/contract";
import { createJob } from "@/lib/jobs/desk/editing.commands";
import * as desk from "@/lib/jobs/desk/editing.contract";
import { searchJobs } from "@/lib/jobs/search/results.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listJobs, async ({ query, request }) => {
  const { page, isPartial } = await searchJobs(query);
  return pageReply(page, request, isPartial ? { "x-search-partial": "most" } : undefined);
});

export const POST = route(desk.createJob, ({ body, viewer, request }) =>
  createJob({ viewer, body, headers: request.headers }),
);
