import { endpoint } from "@/lib/shared/endpoint";

export const listFavoriteIds = endpoint({
  method: "GET",
  path: "/api/favorites/ids",
  summary: "Ids of the listings a person has saved: one call for all hearts of a page",
  access: "member",
  schemas: async () => ({ response: (await import("./schema")).favoriteIdsSchema }),
});
