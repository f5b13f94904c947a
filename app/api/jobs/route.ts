import { listJobs } from "@/lib/jobs/contract";
import { createJob } from "@/lib/jobs/desk/editing.commands";
import * as desk from "@/lib/jobs/desk/editing.contract";
import { listOpenJobs } from "@/lib/jobs/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listJobs, async ({ query, request }) =>
  pageReply(await listOpenJobs(query), request),
);

export const POST = route(desk.createJob, ({ body, viewer }) => createJob(viewer, body));
