import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { termsCopy } from "./terms.copy";

/** Pieces of listing `l`; 0 once the last ones are reserved, null if they aren't counted. */
export const stockOf = sql`CASE WHEN l.status = 'reserved' THEN 0 ELSE (l.details ->> 'stock')::int END`;

type Numbered = { vendorId: string; sku: string };

async function findSku(
  tx: Transaction,
  { vendorId, sku }: Numbered,
): Promise<{ id: string; title: string } | null> {
  const [found] = await tx.rows<{ id: string; title: string }>(sql`
    SELECT id, title FROM listings WHERE vendor_id = ${vendorId}::uuid AND lower(sku) = lower(${sku})`);
  return found ?? null;
}

type SkuChange = { vendorId: string; id: string; sku: string | null };

/** Throws rule_broken if another listing of the locked vendor has the SKU. */
export async function writeSku(tx: Transaction, { vendorId, id, sku }: SkuChange): Promise<void> {
  const other = sku === null ? null : await findSku(tx, { vendorId, sku });
  if (other && other.id !== id) {
    const message = termsCopy.skuTaken(other.title);
    throw new AppError("rule_broken", message, { fields: { sku: message } });
  }
  await tx.rows(sql`UPDATE listings SET sku = ${sku} WHERE id = ${id}::uuid`);
}
