import { actOnOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(actOnOffer, ({ viewer, params: { id, action } }) =>
  offers.actOnOffer(viewer, id, action),
);
