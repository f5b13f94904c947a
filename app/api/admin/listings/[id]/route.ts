import * as moderation from "@/lib/listings/moderation/contract";
import { getAdminListing } from "@/lib/listings/moderation/queries";
import { route } from "@/lib/server/route";

export const GET = route(moderation.getAdminListing, ({ params }) => getAdminListing(params.id));
