import * as booking from "@/lib/appointments/booking.commands";
import { bookSlot } from "@/lib/appointments/contract";
import { route } from "@/lib/server/route";

export const POST = route(bookSlot, ({ viewer, params, body, request }) =>
  booking.bookSlot({ viewer, listingId: params.id, input: body, headers: request.headers }),
);
