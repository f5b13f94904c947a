import { actInDeal } from "@/lib/members/acting.commands";
import { completeDeal } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(completeDeal, ({ viewer, params: { id }, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "conversation", id }, permission: "price", headers }, (actor) =>
    offers.completeDeal(actor, id),
  ),
);
