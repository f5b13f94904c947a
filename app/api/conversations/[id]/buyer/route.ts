import { withActor } from "@/lib/members/acting.commands";
import * as ratings from "@/lib/messages/deals/rating.queries";
import { getBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const GET = route(
  getBuyer,
  withActor({ kind: "conversation", permission: "answer" }, (actor, { params: { id } }) =>
    ratings.getBuyer(actor, id),
  ),
);
