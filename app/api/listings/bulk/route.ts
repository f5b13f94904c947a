import { changeManyListings } from "@/lib/listings/desk/bulk.commands";
import * as bulk from "@/lib/listings/desk/bulk.contract";
import { route } from "@/lib/server/route";

export const POST = route(bulk.changeManyListings, ({ body, viewer, request }) =>
  changeManyListings({ viewer, body, headers: request.headers }),
);
