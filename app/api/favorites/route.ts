import { listFavorites } from "@/lib/favorites/contract";
import * as favorites from "@/lib/favorites/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listFavorites, async ({ viewer, query, request }) =>
  pageReply(await favorites.listFavorites(viewer.id, query), request),
);
