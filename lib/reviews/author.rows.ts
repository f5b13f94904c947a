import "server-only";
import { listingTag } from "@/lib/listings/rules";
import { sql, type Transaction } from "@/lib/server/db";
import { vendorTag } from "@/lib/vendors/rules";
import { successStoriesTag } from "./rules";

export async function reviewerTags(tx: Transaction, userId: string): Promise<string[]> {
  const reviewed = await tx.rows<{ listingId: string; vendorId: string }>(sql`
    SELECT listing_id::text AS "listingId", vendor_id::text AS "vendorId" FROM reviews
    WHERE author_id = ${userId}::uuid AND status = 'published'`);
  if (reviewed.length === 0) return [];
  const tags = reviewed.flatMap(({ listingId, vendorId }) => [listingTag(listingId), vendorTag(vendorId)]);
  return [...new Set([...tags, successStoriesTag])];
}
