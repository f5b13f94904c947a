import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type PlaceDto = z.output<typeof schema.placeSchema>;

export const suggestPlaces = endpoint({
  method: "GET",
  path: "/api/places",
  summary: "Cities and states whose name or ZIP code begins with a text, the largest first, at most 7",
  access: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.placesQuerySchema, response: s.placesSchema };
  },
});

export const findNearest = endpoint({
  method: "POST",
  path: "/api/places/nearest",
  summary: "The place nearest to a position, which is rounded to 0.1 degree and neither stored nor logged",
  access: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.positionSchema, response: s.nearestPlaceSchema };
  },
});
