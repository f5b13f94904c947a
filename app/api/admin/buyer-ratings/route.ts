import { listBuyerRatings } from "@/lib/reviews/moderation.contract";
import { listBuyerRatings as list } from "@/lib/reviews/buyer-rating.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listBuyerRatings, async ({ query, request }) =>
  pageReply(await list(query), request),
);
