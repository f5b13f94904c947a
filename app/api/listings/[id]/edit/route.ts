import * as editing from "@/lib/listings/editing/contract";
import { getOwnListing } from "@/lib/listings/editing/queries";
import { route } from "@/lib/server/route";

export const GET = route(editing.getOwnListing, ({ params, viewer }) => getOwnListing(params.id, viewer));
