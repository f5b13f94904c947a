import { applyForJob } from "@/lib/applications/applying.commands";
import * as contract from "@/lib/applications/contract";
import { listApplicants } from "@/lib/applications/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(contract.listApplicants, async ({ params, query, viewer, request }) =>
  pageReply(await listApplicants(viewer, params.id, query), request),
);
export const POST = route(contract.applyForJob, ({ params, body, viewer }) =>
  applyForJob(viewer, params.id, body),
);
