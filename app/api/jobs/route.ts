import { listJobs } from "@/lib/jobs/contract";
import { listOpenJobs } from "@/lib/jobs/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listJobs, async ({ query, request }) =>
  pageReply(await listOpenJobs(query), request),
);
