import { deleteHours, getHours, saveHours } from "@/lib/appointments/contract";
import * as commands from "@/lib/appointments/hours.commands";
import * as queries from "@/lib/appointments/hours.queries";
import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";

export const GET = route(getHours, ({ viewer, query }) =>
  queries.getHours(vendorIdOf(viewer), query.listingId),
);

export const PUT = route(saveHours, ({ viewer, query, body, request }) =>
  commands.saveHours({
    vendorId: vendorIdOf(viewer),
    listingId: query.listingId,
    body,
    headers: request.headers,
  }),
);

export const DELETE = route(deleteHours, ({ viewer, query }) =>
  commands.deleteHours({ vendorId: vendorIdOf(viewer), listingId: query.listingId }),
);
