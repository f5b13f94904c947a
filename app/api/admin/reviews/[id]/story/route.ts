import { pickStory } from "@/lib/reviews/moderation.contract";
import { readModeratedReview } from "@/lib/reviews/moderation.queries";
import { pickStory as pick } from "@/lib/reviews/stories.commands";
import { route } from "@/lib/server/route";

export const PUT = route(pickStory, async ({ viewer, params: { id }, body: { picked }, request }) => {
  await pick({ admin: viewer, id, picked, headers: request.headers });
  return readModeratedReview(id);
});
