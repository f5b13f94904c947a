import * as csv from "@/lib/listings/transfer/export.contract";
import { exportListings } from "@/lib/listings/transfer/export.queries";
import { route } from "@/lib/server/route";

export const GET = route(csv.exportListings, ({ viewer }) => exportListings(viewer));
