import * as moderation from "@/lib/listings/moderation/decision.contract";
import { listAdminListings } from "@/lib/listings/moderation/pending.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(moderation.listAdminListings, async ({ query, request }) =>
  pageReply(await listAdminListings(query), request),
);
