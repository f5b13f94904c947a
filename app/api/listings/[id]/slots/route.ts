import { listSlots } from "@/lib/appointments/contract";
import * as slots from "@/lib/appointments/slots.queries";
import { route } from "@/lib/server/route";

export const GET = route(listSlots, ({ params, query }) => slots.listSlots(params.id, query));
