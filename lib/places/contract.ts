import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type PlaceDto = z.output<typeof schema.placeSchema>;

export const suggestPlaces = endpoint({
  method: "GET",
  path: "/api/places",
  summary: "List up to 7 cities and states whose name or ZIP code starts with your text, largest first",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.placesQuerySchema, response: s.placesSchema };
  },
});

export const findNearest = endpoint({
  method: "POST",
  path: "/api/places/nearest",
  summary: "Find the place nearest to a position, which is rounded to 0.1 degree and never stored or logged",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.positionSchema, response: s.nearestPlaceSchema };
  },
});
