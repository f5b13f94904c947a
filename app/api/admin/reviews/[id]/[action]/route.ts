import { decideOnReview } from "@/lib/reviews/moderation.commands";
import { decideReview } from "@/lib/reviews/moderation.contract";
import { readModeratedReview } from "@/lib/reviews/moderation.queries";
import { route } from "@/lib/server/route";

export const POST = route(decideReview, async ({ viewer, params, body, request }) => {
  await decideOnReview({ admin: viewer, ...params, ...body, headers: request.headers });
  return readModeratedReview(params.id);
});
