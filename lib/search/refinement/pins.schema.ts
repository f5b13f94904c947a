import { z } from "zod";
import { listingFilterSchema } from "@/lib/listings/schema";

export const pinsQuerySchema = listingFilterSchema.omit({
  status: true,
  sort: true,
  ids: true,
  limit: true,
  cursor: true,
});

export const pinSchema = z.object({
  /** The id of the place, its name and its point in degrees. */
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The same point on the map of the site, which is 975 × 610. */
  x: z.number(),
  y: z.number(),
  count: z.number(),
  /** Dollars. */
  lowest: z.number(),
});

export const pinsSchema = z.object({
  pins: z.array(pinSchema),
  /** The counts are those of the newest or best matches only. */
  isPartial: z.boolean(),
  /** There are more places than these, which have the most listings. */
  isCut: z.boolean(),
});
