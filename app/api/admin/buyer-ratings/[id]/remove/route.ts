import { removeRating } from "@/lib/reviews/buyer-rating.commands";
import { removeBuyerRating } from "@/lib/reviews/moderation.contract";
import { route } from "@/lib/server/route";

export const POST = route(removeBuyerRating, async ({ viewer, params, body, request }) => {
  await removeRating({ admin: viewer, id: params.id, reason: body.reason, headers: request.headers });
});
