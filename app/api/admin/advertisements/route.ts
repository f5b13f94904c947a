import { listReviewedAds } from "@/lib/advertisements/desk.contract";
import { listAds } from "@/lib/advertisements/desk.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listReviewedAds, async ({ query, request }) =>
  pageReply(await listAds({ ...query, vendorId: null, oldestFirst: true }), request),
);
