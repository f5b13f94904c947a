import { endpoint } from "@/lib/shared/endpoint";

export const listFavoriteIds = endpoint({
  method: "GET",
  path: "/api/favorites/ids",
  summary: "List the ids of all your favorites",
  access: "member",
  scope: "favorites:read",
  schemas: async () => ({ response: (await import("./schema")).favoriteIdsSchema }),
});
