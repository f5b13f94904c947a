import { z } from "zod";
import { listingSchema } from "@/lib/listings/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { favoritePageSize, maxFavoritePageSize } from "./rules";

/** A saved listing as cards show it, with its price in dollars on the day it was saved. */
export const favoriteSchema = listingSchema.extend({
  savedPrice: z.number(),
  savedAt: z.string(),
  note: z.string(),
  /** Cheaper now than when it was saved. */
  priceDropped: z.boolean(),
  /** No longer to be had: sold, let or expired. */
  gone: z.boolean(),
});

export const favoriteListSchema = z.array(favoriteSchema);
export const favoriteIdsSchema = z.array(z.uuid());
export const favoritedSchema = z.object({ favorited: z.boolean() });
export const favoriteParamsSchema = z.object({ id: z.uuid("Unknown listing") });

export const favoriteQuerySchema = z.object({
  ...pageQuery({ size: favoritePageSize, max: maxFavoritePageSize }),
});
