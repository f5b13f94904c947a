import { actInDeal } from "@/lib/members/acting.commands";
import { makeOffer } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(makeOffer, ({ viewer, params: { id }, body, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "conversation", id }, permission: "price", headers }, (actor) =>
    offers.makeOffer(actor, id, body),
  ),
);
