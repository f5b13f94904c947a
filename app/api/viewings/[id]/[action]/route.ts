import { actOnViewing } from "@/lib/messages/deal.contract";
import * as viewings from "@/lib/messages/deals/viewings.commands";
import { route } from "@/lib/server/route";

export const POST = route(actOnViewing, ({ viewer, params, body }) =>
  viewings.actOnViewing(viewer, { ...params, startsAt: body.startsAt }),
);
