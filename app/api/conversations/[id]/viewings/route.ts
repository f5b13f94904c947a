import * as appointments from "@/lib/appointments/booking.commands";
import { requestViewing } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(requestViewing, ({ viewer, params, body }) =>
  appointments.requestViewing(viewer, params.id, body),
);
