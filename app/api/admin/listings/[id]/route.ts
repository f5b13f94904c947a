import * as moderation from "@/lib/listings/moderation/decision.contract";
import { getAdminListing } from "@/lib/listings/moderation/pending.queries";
import { route } from "@/lib/server/route";

export const GET = route(moderation.getAdminListing, ({ params }) => getAdminListing(params.id));
