import { applyForJob } from "@/lib/applications/applying.commands";
import * as contract from "@/lib/applications/contract";
import { listApplicants } from "@/lib/applications/queries";
import { actFor } from "@/lib/members/acting.commands";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(contract.listApplicants, async ({ params: { id }, query, viewer, request }) => {
  const attempt = {
    viewer,
    subject: { kind: "job", id },
    permission: "hire",
    headers: request.headers,
  } as const;
  return pageReply(await actFor(attempt, (actor) => listApplicants(actor, id, query)), request);
});
export const POST = route(contract.applyForJob, ({ params, body, viewer }) =>
  applyForJob(viewer, params.id, body),
);
