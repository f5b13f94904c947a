import * as appointments from "@/lib/appointments/booking.commands";
import { withDealActor } from "@/lib/members/acting.commands";
import { actOnViewing } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(
  actOnViewing,
  withDealActor({ kind: "viewing", permission: "answer" }, (actor, { params, body }) =>
    appointments.actOnViewing(actor, { ...params, startsAt: body.startsAt }),
  ),
);
