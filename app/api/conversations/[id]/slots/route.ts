import { listInterviewSlots } from "@/lib/appointments/contract";
import * as slots from "@/lib/appointments/slots.queries";
import { route } from "@/lib/server/route";

export const GET = route(listInterviewSlots, ({ viewer, params, query }) =>
  slots.listInterviewSlots(viewer, params.id, query),
);
