import { requestViewing } from "@/lib/messages/deal.contract";
import * as viewings from "@/lib/messages/deals/viewings.commands";
import { route } from "@/lib/server/route";

export const POST = route(requestViewing, ({ viewer, params, body }) =>
  viewings.requestViewing(viewer, params.id, body),
);
