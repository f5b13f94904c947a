import "server-only";
import { sql, transaction } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { contactCopy } from "./contact.copy";
import { contactLimit } from "./contact.rules";
import { vendorCopy } from "@/lib/vendors/copy";
import { countContact } from "@/lib/vendors/desk/trends.commands";

type ContactRequest = {
  vendorId: string;
  listingId: string | undefined;
  viewer: Viewer | null;
  headers: Headers;
};

type VendorContact = { phone: string; blocked: boolean; gone: boolean };

/**
 * Reveals the phone number and counts a contact. Throws forbidden if either has blocked the other, rule_broken for
 * oneself, conflict for a sold or expired listing, and too_many past the daily limit.
 */
export async function revealVendorPhone({
  vendorId,
  listingId,
  viewer,
  headers,
}: ContactRequest): Promise<string> {
  if (viewer?.vendorId === vendorId) throw new AppError("rule_broken", contactCopy.yourself);
  await consume(contactLimit, viewer?.id ?? addressHash(headers), contactCopy.tooMany);
  return transaction(async (tx) => {
    const asker = viewer?.id ?? null;
    const about = listingId ?? null;
    const [vendor] = await tx.rows<VendorContact>(sql`
      SELECT v.phone, EXISTS (
          SELECT 1 FROM blocks b WHERE (b.blocker_id, b.blocked_id) IN
            ((v.user_id, ${asker}::uuid), (${asker}::uuid, v.user_id))) AS blocked,
        EXISTS (SELECT 1 FROM listings l WHERE l.id = ${about}::uuid AND l.vendor_id = v.id
          AND l.status NOT IN ('approved', 'reserved')) AS gone
      FROM vendors v JOIN users u ON u.id = v.user_id
      WHERE v.id = ${vendorId}::uuid AND v.status = 'approved' AND u.status = 'active'`);
    if (!vendor) throw new AppError("not_found", vendorCopy.notFound);
    if (vendor.blocked || viewer?.vendorStatus === "suspended") {
      throw new AppError("forbidden", contactCopy.unavailable);
    }
    if (vendor.gone) throw new AppError("conflict", contactCopy.listingGone);
    await countContact(tx, { vendorId, listingId: about, viewer });
    return vendor.phone;
  });
}
