import { actFor } from "@/lib/members/acting.commands";
import * as ratings from "@/lib/messages/deals/rating.queries";
import { getBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const GET = route(getBuyer, ({ viewer, params: { id }, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "conversation", id }, permission: "answer", headers }, (actor) =>
    ratings.getBuyer(actor, id),
  ),
);
