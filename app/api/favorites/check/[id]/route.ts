import { checkFavorite } from "@/lib/favorites/contract";
import { isFavorite } from "@/lib/favorites/queries";
import { route } from "@/lib/server/route";

export const GET = route(checkFavorite, async ({ viewer, params }) => ({
  favorited: await isFavorite(viewer.id, params.id),
}));
