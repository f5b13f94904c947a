import * as appointments from "@/lib/appointments/booking.commands";
import { actOnViewing } from "@/lib/messages/deal.contract";
import { route } from "@/lib/server/route";

export const POST = route(actOnViewing, ({ viewer, params, body }) =>
  appointments.actOnViewing(viewer, { ...params, startsAt: body.startsAt }),
);
