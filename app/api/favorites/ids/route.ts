import { listFavoriteIds } from "@/lib/favorites/ids.contract";
import * as favorites from "@/lib/favorites/queries";
import { route } from "@/lib/server/route";

export const GET = route(listFavoriteIds, ({ viewer }) => favorites.listFavoriteIds(viewer.id));
