import { countApplyClick } from "@/lib/jobs/apply-clicks.commands";
import * as contract from "@/lib/jobs/apply-clicks.contract";
import { route } from "@/lib/server/route";

export const POST = route(contract.countPress, ({ viewer, params, body, request }) =>
  countApplyClick({ jobId: params.id, view: body.view, viewer, headers: request.headers }),
);
