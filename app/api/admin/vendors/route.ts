import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";
import { listReviewedVendors } from "@/lib/vendors/moderation/moderation.contract";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";

export const GET = route(listReviewedVendors, async ({ query, request }) =>
  pageReply(await listVendorsForReview(query), request),
);
