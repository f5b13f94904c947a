import { listModeratedReviews } from "@/lib/reviews/moderation.contract";
import { listModeratedReviews as list } from "@/lib/reviews/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listModeratedReviews, async ({ query, request }) =>
  pageReply(await list(query), request),
);
