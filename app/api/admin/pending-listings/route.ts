import * as moderation from "@/lib/listings/moderation/decision.contract";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(moderation.listPendingListings, async ({ query, request }) =>
  pageReply(await listPendingListings(query), request),
);
