import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { fromCents, toCents } from "@/lib/shared/money";
import { lifecycleCopy } from "./lifecycle.copy";
import type { LockedListing } from "./lifecycle.rows";
import { assertVendorApproved, lockListing } from "./locking.commands";
import type { SellingTerms } from "./terms.contract";
import { termsCopy } from "./terms.copy";
import { findSku, stockOf } from "./terms.rows";
import { hasStock } from "./terms.rules";

function refuse(field: keyof SellingTerms, message: string): never {
  throw new AppError("rule_broken", message, { fields: { [field]: message } });
}

function assertTerms(listing: LockedListing, terms: SellingTerms): void {
  const { content } = listing;
  const { minimumOffer, sku, lowStock } = terms;
  if (minimumOffer !== null && content.priceCents > 0 && toCents(minimumOffer) > content.priceCents) {
    refuse("minimumOffer", termsCopy.abovePrice(fromCents(content.priceCents)));
  }
  if (sku !== null && !hasStock(content.category)) refuse("sku", termsCopy.productsOnly);
  if (lowStock !== null && !hasStock(content.category)) refuse("lowStock", termsCopy.productsOnly);
}

type SkuChange = { vendorId: string; id: string; sku: string | null };

/** Throws rule_broken if another listing of the locked vendor has the SKU. */
export async function writeSku(tx: Transaction, { vendorId, id, sku }: SkuChange): Promise<void> {
  const other = sku === null ? null : await findSku(tx, { vendorId, sku });
  if (other && other.id !== id) refuse("sku", termsCopy.skuTaken(other.title));
  await tx.rows(sql`UPDATE listings SET sku = ${sku} WHERE id = ${id}::uuid`);
}

type Save = { viewer: Viewer; id: string; terms: SellingTerms };

/** Doesn't change the version, so that open edit forms can still be saved. */
export async function saveSellingTerms({ viewer, id, terms }: Save): Promise<SellingTerms> {
  await transaction(async (tx) => {
    const listing = await lockListing(tx, id, viewer);
    if (listing.actor !== "owner") throw new AppError("not_found", lifecycleCopy.notFound);
    assertVendorApproved(listing.vendor, listing.actor);
    assertTerms(listing, terms);
    const { minimumOffer, sku, lowStock } = terms;
    // The vendor is locked, so no other listing can take the SKU.
    await writeSku(tx, { vendorId: listing.vendor.id, id, sku });
    // A stock that is already low when the number is set needs no notice.
    await tx.rows(sql`
      UPDATE listings l SET minimum_offer_cents = ${minimumOffer === null ? null : toCents(minimumOffer)}::bigint,
        low_stock_at = ${lowStock}::int,
        low_stock_notice_at = CASE WHEN low_stock_at = ${lowStock}::int THEN low_stock_notice_at
          WHEN ${stockOf} <= ${lowStock}::int THEN now() END
      WHERE id = ${id}::uuid`);
  });
  return terms;
}
