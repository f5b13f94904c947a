import { listReviews } from "@/lib/reviews/contract";
import { listListingReviews } from "@/lib/reviews/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listReviews, async ({ params, query, request }) =>
  pageReply(await listListingReviews({ listingId: params.id, ...query }), request),
);
