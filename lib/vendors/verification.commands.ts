import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor, type LockedVendor } from "@/lib/subscriptions/locking.rows";
import { vendorReviewCopy as copy } from "./moderation.copy";
import { vendorTag } from "./rules";

type Change = { admin: Viewer; vendorId: string; verified: boolean; headers: Headers };

type Checked = LockedVendor & { verified: boolean; emailConfirmed: boolean };

async function lock(tx: Transaction, vendorId: string): Promise<Checked> {
  const vendor = await lockVendor(tx, vendorId);
  const [checked] = await tx.rows<{ verified: boolean; emailConfirmed: boolean }>(sql`
    SELECT v.verified, u.email_verified_at IS NOT NULL AS "emailConfirmed"
    FROM vendors v JOIN users u ON u.id = v.user_id
    WHERE v.id = ${vendorId}::uuid AND u.status <> 'deleted'`);
  if (!vendor || !checked) throw new AppError("not_found", copy.notFound);
  return { ...vendor, ...checked };
}

/**
 * Marks a vendor verified in an admin's name, or takes that back. 422 for one who is not approved or whose owner has not
 * confirmed the email address, 409 when another admin did the same meanwhile.
 */
export async function setVerified({ admin, vendorId, verified, headers }: Change): Promise<void> {
  await transaction(async (tx) => {
    const vendor = await lock(tx, vendorId);
    if (vendor.verified === verified) throw new AppError("conflict", copy.verifiedAlready);
    if (verified && vendor.status !== "approved") throw new AppError("rule_broken", copy.notApproved);
    if (verified && !vendor.emailConfirmed) throw new AppError("rule_broken", copy.emailUnconfirmed);
    await recordAudit(tx, {
      actor: admin,
      action: verified ? "vendor.verify" : "vendor.unverify",
      subjectType: "vendor",
      subjectId: vendorId,
      summary: verified
        ? `${vendor.businessName} was verified: email confirmed, phone called, document seen`
        : `The verification of ${vendor.businessName} was removed`,
      headers,
    });
    await tx.rows(sql`
      UPDATE vendors SET verified = ${verified}, verified_at = CASE WHEN ${verified} THEN now() END,
        verified_by_id = CASE WHEN ${verified} THEN ${admin.id}::uuid END, updated_at = now()
      WHERE id = ${vendorId}::uuid`);
    await purge([vendorTag(vendorId)], tx);
  });
  log.info({ event: "vendor_verification", vendorId, verified, userId: admin.id });
}
