import * as ratings from "@/lib/messages/deals/rating.commands";
import { deleteBuyerRating, editBuyerRating, rateBuyer } from "@/lib/messages/rating.contract";
import { route } from "@/lib/server/route";

export const POST = route(rateBuyer, ({ viewer, params, body }) =>
  ratings.rateBuyer(viewer, params.id, body),
);

export const PATCH = route(editBuyerRating, ({ viewer, params, body }) =>
  ratings.editRating(viewer, params.id, body),
);

export const DELETE = route(deleteBuyerRating, ({ viewer, params }) =>
  ratings.deleteRating(viewer, params.id),
);
