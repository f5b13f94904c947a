import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

/** Pieces of listing `l`; 0 once the last ones are reserved, null if they aren't counted. */
export const stockOf = sql`CASE WHEN l.status = 'reserved' THEN 0 ELSE (l.details ->> 'stock')::int END`;

type VendorSku = { vendorId: string; sku: string };

export async function findSku(
  tx: Transaction,
  { vendorId, sku }: VendorSku,
): Promise<{ id: string; title: string } | null> {
  const [found] = await tx.rows<{ id: string; title: string }>(sql`
    SELECT id, title FROM listings WHERE vendor_id = ${vendorId}::uuid AND lower(sku) = lower(${sku})`);
  return found ?? null;
}
