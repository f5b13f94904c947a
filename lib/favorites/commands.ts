import "server-only";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { favoriteCopy } from "./copy";

/** Saves a listing with its price of now; what is saved already keeps its first price. 404 for one nobody may see. */
export async function addFavorite(userId: string, listingId: string): Promise<void> {
  const found = await rows(sql`
    WITH wanted AS (
      SELECT id, price_cents FROM listings
      WHERE id = ${listingId}::uuid AND status::text = ANY(${[...publicStatuses]})
    ), added AS (
      INSERT INTO favorites (user_id, listing_id, price_cents, created_at)
      SELECT ${userId}::uuid, id, price_cents, now() FROM wanted
      ON CONFLICT (user_id, listing_id) DO NOTHING
    )
    SELECT 1 FROM wanted`);
  if (found.length === 0) throw new AppError("not_found", favoriteCopy.unknownListing);
}

export async function removeFavorite(userId: string, listingId: string): Promise<void> {
  await rows(sql`
    DELETE FROM favorites WHERE user_id = ${userId}::uuid AND listing_id = ${listingId}::uuid`);
}
