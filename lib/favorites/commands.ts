import "server-only";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { countFavorite, uncountFavorite } from "@/lib/vendors/desk/trends.commands";
import { favoriteCopy } from "./copy";

/**
 * Stores the current price as the saved price; a repeated save leaves it unchanged. Throws 404 if the listing isn't
 * visible.
 */
export async function addFavorite(userId: string, listingId: string): Promise<void> {
  await transaction(async (tx) => {
    await lockUser(tx, userId);
    const [found] = await tx.rows<{ isNew: boolean }>(sql`
      WITH wanted AS (
        SELECT id, price_cents FROM listings
        WHERE id = ${listingId}::uuid AND status::text = ANY(${[...publicStatuses]})
      ), added AS (
        INSERT INTO favorites (user_id, listing_id, price_cents, created_at)
        SELECT ${userId}::uuid, id, price_cents, now() FROM wanted
        ON CONFLICT (user_id, listing_id) DO NOTHING RETURNING 1
      )
      SELECT EXISTS (SELECT 1 FROM added) AS "isNew" FROM wanted`);
    if (!found) throw new AppError("not_found", favoriteCopy.unknownListing);
    if (found.isNew) await countFavorite(tx, listingId);
  });
}

export async function removeFavorite(userId: string, listingId: string): Promise<void> {
  await transaction(async (tx) => {
    const [removed] = await tx.rows<{ addedAt: Date }>(sql`
      DELETE FROM favorites WHERE user_id = ${userId}::uuid AND listing_id = ${listingId}::uuid
      RETURNING created_at AS "addedAt"`);
    if (removed) await uncountFavorite(tx, listingId, removed.addedAt);
  });
}

export async function updateFavoriteNote(userId: string, listingId: string, note: string): Promise<void> {
  const written = await rows(sql`
    UPDATE favorites SET note = ${note} WHERE user_id = ${userId}::uuid AND listing_id = ${listingId}::uuid
    RETURNING 1`);
  if (written.length === 0) throw new AppError("not_found", favoriteCopy.notSaved);
}
