import * as moderation from "@/lib/jobs/moderation/decision.contract";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(moderation.listPendingJobs, async ({ query, request }) =>
  pageReply(await listPendingJobs(query), request),
);
