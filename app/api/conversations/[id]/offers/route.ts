import { withDealActor } from "@/lib/members/acting.commands";
import { makeOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  makeOffer,
  withDealActor({ kind: "conversation", permission: "price" }, (actor, { params: { id }, body }) =>
    offers.makeOffer(actor, id, body),
  ),
);
