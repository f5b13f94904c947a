import * as csv from "@/lib/listings/export/contract";
import { exportListings } from "@/lib/listings/export/queries";
import { route } from "@/lib/server/route";

export const GET = route(csv.exportListings, ({ viewer }) => exportListings(viewer));
