import { withDealActor } from "@/lib/members/acting.commands";
import { actOnOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  actOnOffer,
  withDealActor({ kind: "offer", permission: "price" }, (actor, { params: { id, action } }) =>
    offers.actOnOffer(actor, id, action),
  ),
);
