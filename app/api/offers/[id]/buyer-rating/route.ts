import { withDealActor } from "@/lib/members/acting.commands";
import * as ratings from "@/lib/messages/deals/rating.commands";
import { deleteBuyerRating, editBuyerRating, rateBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const POST = route(
  rateBuyer,
  withDealActor({ kind: "offer", permission: "answer" }, (actor, { params: { id }, body }) =>
    ratings.rateBuyer(actor, id, body),
  ),
);

export const PATCH = route(
  editBuyerRating,
  withDealActor({ kind: "offer", permission: "answer" }, (actor, { params: { id }, body }) =>
    ratings.editRating(actor, id, body),
  ),
);

export const DELETE = route(
  deleteBuyerRating,
  withDealActor({ kind: "offer", permission: "answer" }, (actor, { params: { id } }) =>
    ratings.deleteRating(actor, id),
  ),
);
