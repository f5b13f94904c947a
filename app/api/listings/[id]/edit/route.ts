import * as editing from "@/lib/listings/desk/editing.contract";
import { getOwnListing } from "@/lib/listings/desk/editing.queries";
import { route } from "@/lib/server/route";

export const GET = route(editing.getOwnListing, ({ params, viewer }) => getOwnListing(params.id, viewer));
