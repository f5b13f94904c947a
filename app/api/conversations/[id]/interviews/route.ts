import * as interviews from "@/lib/appointments/interviews.commands";
import { withDealActor } from "@/lib/members/acting.commands";
import { proposeInterview } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(
  proposeInterview,
  withDealActor({ kind: "conversation", permission: "hire" }, (actor, { params: { id }, body }) =>
    interviews.proposeInterview(actor, id, body),
  ),
);
