import { actInDeal } from "@/lib/members/acting.commands";
import * as ratings from "@/lib/messages/deals/rating.commands";
import { deleteBuyerRating, editBuyerRating, rateBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const POST = route(rateBuyer, ({ viewer, params: { id }, body, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "offer", id }, permission: "answer", headers }, (actor) =>
    ratings.rateBuyer(actor, id, body),
  ),
);

export const PATCH = route(editBuyerRating, ({ viewer, params: { id }, body, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "offer", id }, permission: "answer", headers }, (actor) =>
    ratings.editRating(actor, id, body),
  ),
);

export const DELETE = route(deleteBuyerRating, ({ viewer, params: { id }, request: { headers } }) =>
  actInDeal({ viewer, subject: { kind: "offer", id }, permission: "answer", headers }, (actor) =>
    ratings.deleteRating(actor, id),
  ),
);
