import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { toCents } from "@/lib/shared/money";
import type { NewOffer } from "@/lib/messages/deal.contract";

/** True if each piece is offered for less than the private minimum. A price lowered below it is the minimum. */
export async function isBelowMinimum(
  tx: Transaction,
  listingId: string,
  { amount, quantity }: Pick<NewOffer, "amount" | "quantity">,
): Promise<boolean> {
  const low = await tx.rows(sql`
    SELECT 1 FROM listings WHERE id = ${listingId}::uuid AND minimum_offer_cents IS NOT NULL
      AND ${toCents(amount)}::bigint < least(minimum_offer_cents, price_cents) * ${quantity}::int`);
  return low.length > 0;
}
