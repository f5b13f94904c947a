import { actFor } from "@/lib/members/acting.commands";
import * as calendar from "@/lib/messages/deals/calendar.queries";
import { readViewingCalendar } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const GET = route(readViewingCalendar, ({ viewer, params: { id }, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "viewing", id }, permission: "answer", headers }, (actor) =>
    calendar.readViewingCalendar(actor.id, id),
  ),
);
