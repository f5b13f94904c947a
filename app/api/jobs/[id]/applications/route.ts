import { applyForJob } from "@/lib/applications/applying.commands";
import * as contract from "@/lib/applications/contract";
import { listApplicants } from "@/lib/applications/queries";
import { withActor } from "@/lib/members/acting.commands";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(
  contract.listApplicants,
  withActor({ kind: "job", permission: "hire" }, async (actor, { params: { id }, query, request }) =>
    pageReply(await listApplicants(actor, id, query), request),
  ),
);

export const POST = route(contract.applyForJob, ({ params, body, viewer }) =>
  applyForJob(viewer, params.id, body),
);
