import { listReviewedAds } from "@/lib/advertisements/moderation.contract";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listReviewedAds, async ({ query, request }) =>
  pageReply(await listModeratedAds(query), request),
);
