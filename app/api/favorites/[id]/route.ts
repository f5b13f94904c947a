import * as commands from "@/lib/favorites/commands";
import { addFavorite, removeFavorite, updateFavorite } from "@/lib/favorites/contract";
import { route } from "@/lib/server/route";

export const POST = route(addFavorite, async ({ viewer, params }) => {
  await commands.addFavorite(viewer.id, params.id);
  return { favorited: true };
});

export const DELETE = route(removeFavorite, async ({ viewer, params }) => {
  await commands.removeFavorite(viewer.id, params.id);
  return { favorited: false };
});

export const PATCH = route(updateFavorite, async ({ viewer, params, body: { note } }) => {
  await commands.updateFavoriteNote(viewer.id, params.id, note);
  return { note };
});
