import { z } from "zod";
import { jobPageSize, maxJobPageSize } from "@/lib/jobs/rules";
import { jobSchema } from "@/lib/jobs/schema";
import { listingSchema } from "@/lib/listings/schema";
import { cursorId, cursorInt8, cursorTime } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { favoritePageSize, favoriteSorts, maxFavoriteNoteLength, maxFavoritePageSize } from "./rules";

export const favoriteSchema = listingSchema
  .extend({
    savedPrice: z.number().describe("Price in dollars when it was saved"),
    savedAt: z.string().describe("Time at which it was saved"),
    note: z.string().describe("Private note; empty if there is none"),
    priceDropped: z.boolean().describe("True if it is cheaper now than when it was saved"),
    gone: z.boolean().describe("True if it is no longer available: sold, let or expired"),
    bought: z.boolean().describe("True if you closed a deal for it"),
  })
  .meta({ id: "Favorite" });

export const favoriteListSchema = z.array(favoriteSchema);
export const favoriteIdsSchema = z.array(z.uuid());
export const favoritedSchema = z
  .object({
    favorited: z.boolean().describe("True if the listing is a favorite"),
  })
  .meta({ id: "FavoriteState" });
export const favoriteParamsSchema = z.object({ id: z.uuid("Unknown listing").describe("Id of the listing") });

export const favoriteQuerySchema = z.object({
  ...pageQuery({ size: favoritePageSize, max: maxFavoritePageSize }),
  sort: z.enum(favoriteSorts).default("newest").describe("Order of the list"),
});

/** End of a page: sort, sort value (ISO time, cents, or cents of the drop) and listing id. The title is read again. */
export const favoriteCursorSchema = z.union([
  z.tuple([z.literal("newest"), cursorTime, cursorId]),
  z.tuple([z.enum(["price_asc", "price_desc", "dropped"]), cursorInt8, cursorId]),
  z.tuple([z.literal("name"), cursorId]),
]);

export const favoriteNoteSchema = z
  .object({
    note: z
      .string()
      .trim()
      .max(maxFavoriteNoteLength, "Keep the note under 500 characters.")
      .describe("Private note; an empty one removes it"),
  })
  .meta({ id: "FavoriteNote" });

export const savedJobSchema = jobSchema
  .extend({ savedAt: z.string().describe("Time at which it was saved") })
  .meta({ id: "SavedJob" });
export const savedJobListSchema = z.array(savedJobSchema);
export const savedJobStateSchema = z
  .object({ saved: z.boolean().describe("True if the job is saved") })
  .meta({ id: "SavedJobState" });
export const savedJobParamsSchema = z.object({ id: z.uuid("Unknown job").describe("Id of the job") });
export const savedJobQuerySchema = z.object(pageQuery({ size: jobPageSize, max: maxJobPageSize }));
