import { withDealActor } from "@/lib/members/acting.commands";
import { completeDeal } from "@/lib/messages/deal.contract";
import * as offers from "@/lib/messages/deals/offers.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  completeDeal,
  withDealActor({ kind: "conversation", permission: "price" }, (actor, { params: { id } }) =>
    offers.completeDeal(actor, id),
  ),
);
