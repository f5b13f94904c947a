import { z } from "zod";
import { distances, maxPlaceLength, roundDegrees, type Distance } from "./rules";

export const placeSchema = z
  .object({
    id: z.string().describe("Id in addresses, such as `austin-tx` or `tx`"),
    kind: z.enum(["city", "state"]).describe("City or state"),
    name: z.string().describe("Name of the place"),
    state: z.string().describe("Two-letter code of the state"),
    latitude: z.number().describe("Latitude of the center in degrees"),
    longitude: z.number().describe("Longitude of the center in degrees"),
  })
  .meta({ id: "Place" });

export const placesQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(maxPlaceLength, `Use at most ${maxPlaceLength} characters`)
    .default("")
    .describe("Beginning of a name, such as `austin tx`, or of a ZIP code"),
});

export const withinQuery = z.coerce
  .number()
  .refine((miles): miles is Distance => distances.some((distance) => distance === miles), "Unknown distance");

export const placesSchema = z.array(placeSchema);

const degrees = (most: number) => z.number().min(-most).max(most).transform(roundDegrees);

export const positionSchema = z
  .object({
    latitude: degrees(90).describe("Latitude in degrees"),
    longitude: degrees(180).describe("Longitude in degrees"),
  })
  .meta({ id: "Position" });

export const nearestPlaceSchema = z
  .object({
    place: placeSchema.nullable().describe("Nearest city; null if there is none nearby"),
  })
  .meta({ id: "NearestPlace" });
