import { changeManyListings } from "@/lib/listings/bulk/commands";
import * as bulk from "@/lib/listings/bulk/contract";
import { route } from "@/lib/server/route";

export const POST = route(bulk.changeManyListings, ({ body, viewer, request }) =>
  changeManyListings({ viewer, body, headers: request.headers }),
);
