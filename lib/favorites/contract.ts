import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type FavoriteDto = z.output<typeof schema.favoriteSchema>;
export type FavoriteCounts = { total: number; cheaper: number; gone: number };

export type FavoriteQuery = z.output<typeof schema.favoriteQuerySchema>;

export const listFavorites = endpoint({
  method: "GET",
  path: "/api/favorites",
  summary: "List your favorites, last saved first by default",
  access: "member",
  scope: "favorites:read",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.favoriteQuerySchema, response: s.favoriteListSchema };
  },
});

export const checkFavorite = endpoint({
  method: "GET",
  path: "/api/favorites/check/{id}",
  summary: "Check whether a listing is one of your favorites",
  access: "member",
  scope: "favorites:read",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const addFavorite = endpoint({
  method: "POST",
  path: "/api/favorites/{id}",
  summary: "Save a listing as a favorite with today’s price. Safe to repeat.",
  access: "member",
  scope: "favorites:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const removeFavorite = endpoint({
  method: "DELETE",
  path: "/api/favorites/{id}",
  summary: "Remove a listing from your favorites. Safe to repeat.",
  access: "member",
  scope: "favorites:write",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const updateFavorite = endpoint({
  method: "PATCH",
  path: "/api/favorites/{id}",
  summary: "Change your private note on a favorite. An empty note removes it.",
  access: "member",
  scope: "favorites:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, body: s.favoriteNoteSchema, response: s.favoriteNoteSchema };
  },
});
