import * as calendar from "@/lib/messages/deals/calendar.queries";
import { readViewingCalendar } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const GET = route(readViewingCalendar, ({ viewer, params }) =>
  calendar.readViewingCalendar(viewer.id, params.id),
);
