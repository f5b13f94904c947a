import { decideOnListing } from "@/lib/listings/moderation/decision.commands";
import * as moderation from "@/lib/listings/moderation/decision.contract";
import { getAdminListing } from "@/lib/listings/moderation/pending.queries";
import { route } from "@/lib/server/route";

export const POST = route(moderation.decideListing, async ({ params, body, viewer, request }) => {
  await decideOnListing({ admin: viewer, ...params, ...body, headers: request.headers });
  return getAdminListing(params.id);
});
