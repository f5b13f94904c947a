import { z } from "zod";
import { listingFilterSchema } from "@/lib/listings/schema";

export const pinsQuerySchema = listingFilterSchema.omit({
  status: true,
  sort: true,
  ids: true,
  limit: true,
  cursor: true,
});

export const pinSchema = z
  .object({
    id: z.string().describe("Id of the place: name and position"),
    name: z.string().describe("Name of the place"),
    latitude: z.number().describe("Latitude in degrees"),
    longitude: z.number().describe("Longitude in degrees"),
    x: z.number().describe("Horizontal position on the site’s map, which is 975 × 610"),
    y: z.number().describe("Vertical position on the site’s map"),
    count: z.number().describe("Number of listings"),
    lowest: z.number().describe("Lowest price in dollars"),
  })
  .meta({ id: "MapPin" });

export const pinsSchema = z
  .object({
    pins: z.array(pinSchema).describe("Places with listings"),
    isPartial: z.boolean().describe("True if only the newest or best matches were counted"),
    isCut: z.boolean().describe("True if there are more places; these have the most listings"),
  })
  .meta({ id: "MapPins" });
