import { listSavedJobs } from "@/lib/favorites/jobs.contract";
import * as savedJobs from "@/lib/favorites/jobs.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listSavedJobs, async ({ viewer, query, request }) =>
  pageReply(await savedJobs.listSavedJobs(viewer.id, query), request),
);
