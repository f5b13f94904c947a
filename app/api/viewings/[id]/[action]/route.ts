import * as appointments from "@/lib/appointments/booking.commands";
import { actInDeal } from "@/lib/members/acting.commands";
import { actOnViewing } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(actOnViewing, ({ viewer, params, body, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "viewing", id: params.id }, permission: "answer", headers }, (actor) =>
    appointments.actOnViewing(actor, { ...params, startsAt: body.startsAt }),
  ),
);
