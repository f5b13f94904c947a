import { getListingFor } from "@/lib/listings/catalog/list.queries";
import { getListing } from "@/lib/listings/contract";
import { updateListing } from "@/lib/listings/desk/editing.commands";
import * as editing from "@/lib/listings/desk/editing.contract";
import { removeOwnListing } from "@/lib/listings/desk/lifecycle.commands";
import { route } from "@/lib/server/route";

export const GET = route(getListing, ({ params, viewer }) => getListingFor(params.id, viewer));

export const PATCH = route(editing.updateListing, ({ params, body, viewer, request }) =>
  updateListing({ viewer, id: params.id, body, headers: request.headers }),
);

export const DELETE = route(editing.deleteListing, ({ params, viewer, request }) =>
  removeOwnListing({ viewer, id: params.id, headers: request.headers }),
);
