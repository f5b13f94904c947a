import { actInDeal } from "@/lib/members/acting.commands";
import { actOnOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(actOnOffer, ({ viewer, params: { id, action }, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "offer", id }, permission: "price", headers }, (actor) =>
    offers.actOnOffer(actor, id, action),
  ),
);
