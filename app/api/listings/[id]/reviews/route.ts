import { listReviews } from "@/lib/reviews/contract";
import { listListingReviews } from "@/lib/reviews/queries";
import { writeReview as write } from "@/lib/reviews/writing.commands";
import { writeReview } from "@/lib/reviews/writing.contract";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listReviews, async ({ params, query, request }) =>
  pageReply(await listListingReviews({ listingId: params.id, ...query }), request),
);

export const POST = route(writeReview, ({ viewer, params, body }) =>
  write({ ...body, authorId: viewer.id, listingId: params.id }),
);
