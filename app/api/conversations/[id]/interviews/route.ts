import * as interviews from "@/lib/appointments/interviews.commands";
import { actInDeal } from "@/lib/members/acting.commands";
import { proposeInterview } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(proposeInterview, ({ viewer, params: { id }, body, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "conversation", id }, permission: "hire", headers }, (actor) =>
    interviews.proposeInterview(actor, id, body),
  ),
);
