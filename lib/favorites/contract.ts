import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type FavoriteDto = z.output<typeof schema.favoriteSchema>;
/** Saved listings, those that are cheaper now, and those that are sold or no longer offered. */
export type FavoriteCounts = { total: number; cheaper: number; gone: number };

export type FavoriteQuery = z.output<typeof schema.favoriteQuerySchema>;

export const listFavorites = endpoint({
  method: "GET",
  path: "/api/favorites",
  summary: "The listings a person has saved, the last saved first unless sorted otherwise, a page at a time",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.favoriteQuerySchema, response: s.favoriteListSchema };
  },
});

export const checkFavorite = endpoint({
  method: "GET",
  path: "/api/favorites/check/{id}",
  summary: "Whether a person has saved this listing",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const addFavorite = endpoint({
  method: "POST",
  path: "/api/favorites/{id}",
  summary: "Saves a listing with its price of today; saving it again changes nothing",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const removeFavorite = endpoint({
  method: "DELETE",
  path: "/api/favorites/{id}",
  summary: "Forgets a saved listing; one that is not saved stays so",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, response: s.favoritedSchema };
  },
});

export const updateFavorite = endpoint({
  method: "PATCH",
  path: "/api/favorites/{id}",
  summary: "Changes the private note on a saved listing; an empty one takes it away",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.favoriteParamsSchema, body: s.favoriteNoteSchema, response: s.favoriteNoteSchema };
  },
});
