import { getListing } from "@/lib/listings/contract";
import { getListingFor } from "@/lib/listings/queries";
import { route } from "@/lib/server/route";

export const GET = route(getListing, ({ params, viewer }) => getListingFor(params.id, viewer));
