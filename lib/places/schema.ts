import { z } from "zod";
import { distances, maxPlaceLength, roundDegrees, type Distance } from "./rules";

export const placeSchema = z.object({
  /** As addresses name it: 'austin-tx', 'tx'. */
  id: z.string(),
  kind: z.enum(["city", "state"]),
  name: z.string(),
  state: z.string(),
  /** Degrees; the middle of the city or the state. */
  latitude: z.number(),
  longitude: z.number(),
});

export const placesQuerySchema = z.object({
  /** The beginning of a name, 'austin tx', or of a ZIP code. */
  q: z.string().trim().max(maxPlaceLength, `Use at most ${maxPlaceLength} characters`).default(""),
});

/** Miles around a place. */
export const withinQuery = z.coerce
  .number()
  .refine((miles): miles is Distance => distances.some((distance) => distance === miles), "Unknown distance");

export const placesSchema = z.array(placeSchema);

const degrees = (most: number) => z.number().min(-most).max(most).transform(roundDegrees);

export const positionSchema = z.object({ latitude: degrees(90), longitude: degrees(180) });

export const nearestPlaceSchema = z.object({ place: placeSchema.nullable() });
