import { actOnListing } from "@/lib/listings/desk/lifecycle.commands";
import * as lifecycle from "@/lib/listings/desk/lifecycle.contract";
import { route } from "@/lib/server/route";

export const POST = route(lifecycle.actOnListing, ({ params, body, viewer, request }) =>
  actOnListing({ viewer, ...params, version: body.version, headers: request.headers }),
);
