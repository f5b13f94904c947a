import { withActor } from "@/lib/members/acting.commands";
import * as calendar from "@/lib/messages/deals/calendar.queries";
import { readViewingCalendar } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const GET = route(
  readViewingCalendar,
  withActor({ kind: "viewing", permission: "answer" }, (actor, { params: { id } }) =>
    calendar.readViewingCalendar(actor.id, id),
  ),
);
