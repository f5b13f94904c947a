import { withDealActor } from "@/lib/members/acting.commands";
import { getDeal } from "@/lib/messages/deal.contract";
import * as queries from "@/lib/messages/deals/deal.queries";
import { route } from "@/lib/server/route";

export const GET = route(
  getDeal,
  withDealActor({ kind: "conversation", permission: "answer" }, (actor, { params: { id } }) =>
    queries.getDeal(actor, id),
  ),
);
