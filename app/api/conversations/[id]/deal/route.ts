import { actInDeal } from "@/lib/members/acting.commands";
import { getDeal } from "@/lib/messages/deal.contract";
import * as queries from "@/lib/messages/deals/deal.queries";
import { route } from "@/lib/server/route";

export const GET = route(getDeal, ({ viewer, params: { id }, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "conversation", id }, permission: "answer", headers }, (actor) =>
    queries.getDeal(actor, id),
  ),
);
