import "server-only";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { lifecycleCopy } from "./lifecycle.copy";
import type { SellingTerms } from "./terms.contract";

type Row = { minimumCents: number | null; sku: string | null; lowStock: number | null };

/** Throws not_found for another vendor's listing. */
export async function getSellingTerms(vendorId: string, id: string): Promise<SellingTerms> {
  const [row] = await rows<Row>(sql`
    SELECT minimum_offer_cents AS "minimumCents", sku, low_stock_at AS "lowStock"
    FROM listings WHERE id = ${id}::uuid AND vendor_id = ${vendorId}::uuid`);
  if (!row) throw new AppError("not_found", lifecycleCopy.notFound);
  const { minimumCents, sku, lowStock } = row;
  return { minimumOffer: minimumCents === null ? null : fromCents(minimumCents), sku, lowStock };
}
