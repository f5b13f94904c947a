import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { recordAudit } from "@/lib/audit/rows";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { posterTags } from "@/lib/jobs/poster.rows";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import {
  vendorApprovedMail,
  vendorReinstatedMail,
  vendorRejectedMail,
  vendorSuspendedMail,
} from "@/lib/notifications/mail/mail.copy";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, assertUnchanged, requireNextState } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { syncSuspension, startTrial } from "@/lib/subscriptions/billing/plan.commands";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import { vendorActionNames, vendorReviewCopy } from "./moderation.copy";
import { vendorTransitions, type VendorAction } from "./moderation.rules";
import { vendorTag, type VendorStatus } from "@/lib/vendors/rules";

type Decision = {
  admin: Viewer;
  vendorId: string;
  action: VendorAction;
  reason: string;
  headers: Headers;
  runInTransaction?: (tx: Transaction) => Promise<void>;
};

/** Serializes decisions. Locks the owner before the vendor, in the same order as a suspension of both. */
async function lockVendorForDecision(
  tx: Transaction,
  vendorId: string,
  action: VendorAction,
): Promise<LockedVendor> {
  const [person] = await tx.rows<{ status: string }>(sql`
    SELECT u.status::text AS status FROM users u
    WHERE u.id = (SELECT user_id FROM vendors WHERE id = ${vendorId}::uuid) FOR SHARE`);
  const vendor = await lockVendor(tx, vendorId);
  if (!vendor || !person || person.status === "deleted") {
    throw new AppError("not_found", vendorReviewCopy.notFound);
  }
  if (vendorTransitions[action].to === "approved" && person.status !== "active") {
    throw new AppError("conflict", vendorReviewCopy.ownerSuspended);
  }
  return vendor;
}

async function changeStatus(tx: Transaction, from: VendorStatus, decision: Decision): Promise<void> {
  const { admin, vendorId, action, reason } = decision;
  const { to } = vendorTransitions[action];
  await tx.vendor.update({
    where: { id: vendorId },
    data: {
      status: to,
      decisionReason: to === "approved" ? null : reason,
      ...(action === "approve" ? { approvedAt: new Date() } : {}),
      events: { create: { actorId: admin.id, fromStatus: from, toStatus: to, reason: reason || null } },
    },
    select: { id: true },
  });
  if (from !== "pending") return;
  await tx.vendorApplication.updateMany({
    where: { vendorId, status: "pending" },
    data: {
      status: action === "approve" ? "approved" : "rejected",
      reason: reason || null,
      decidedAt: new Date(),
      decidedById: admin.id,
    },
  });
}

const titles: Record<VendorAction, string> = {
  approve: "Your vendor account is approved",
  reject: "Your vendor application wasn’t approved",
  suspend: "Your vendor account is suspended",
  reinstate: "Your vendor account is active again",
};

type Facts = { firstName: string; businessName: string; reason: string };

const mails: Record<VendorAction, (site: Site, facts: Facts) => MailContent> = {
  approve: vendorApprovedMail,
  reject: vendorRejectedMail,
  suspend: vendorSuspendedMail,
  reinstate: vendorReinstatedMail,
};

/**
 * Takes effect with the vendor's next request. Throws 409 if it was decided meanwhile or the application isn't the one
 * the admin saw.
 */
export async function decideOnVendor(decision: Decision & { updatedAt?: string }): Promise<void> {
  const { admin, vendorId, action, reason, headers, updatedAt } = decision;
  if (vendorTransitions[action].needsReason) assertReason(reason, vendorReviewCopy.reasonRequired);
  await transaction(async (tx) => {
    const vendor = await lockVendorForDecision(tx, vendorId, action);
    const move = { status: vendor.status, action, actor: "admin" } as const;
    requireNextState(vendorTransitions, move, vendorReviewCopy.decided);
    assertUnchanged({ seen: updatedAt, updatedAt: vendor.updatedAt }, vendorReviewCopy.changed);
    await recordAudit(tx, {
      actor: admin,
      action: `vendor.${action}`,
      subjectType: "vendor",
      subjectId: vendorId,
      summary: `${vendor.businessName} was ${vendorActionNames[action]}`,
      data: { reason },
      headers,
    });
    if (action === "approve" || action === "reject") {
      const summary = `${vendor.businessName} was ${vendorActionNames[action]}`;
      const tags = [vendorTag(vendorId)];
      await beginUndoable(tx, { kind: "vendor", id: vendorId, actorId: admin.id, summary, tags });
    }
    await changeStatus(tx, vendor.status, decision);
    if (action === "approve") await startTrial(tx, vendorId);
    if (action === "suspend" || action === "reinstate") await syncSuspension(tx, vendorId);
    const { userId, businessName } = vendor;
    await notify(tx, {
      userId,
      type: "vendor_decision",
      title: titles[action],
      body: reason,
      href: hrefs.vendorDashboard(),
      mail: (site, { firstName }) => mails[action](site, { firstName, businessName, reason }),
    });
    await purge([...(await affectedTags(tx, vendorId, action)), ...(await posterTags(tx, userId))], tx);
    await decision.runInTransaction?.(tx);
  });
  log.info({ event: "vendor_decided", action, vendorId, userId: admin.id });
  await scheduleMail();
}

async function affectedTags(tx: Transaction, vendorId: string, action: VendorAction): Promise<string[]> {
  if (action === "approve" || action === "reject") return [vendorTag(vendorId)];
  const listings = await tx.rows<{ id: string }>(
    sql`SELECT id::text AS id FROM listings WHERE vendor_id = ${vendorId}::uuid`,
  );
  return [vendorTag(vendorId), listingsTag, advertisementsTag, ...listings.map(({ id }) => listingTag(id))];
}

type Verification = { admin: Viewer; vendorId: string; verified: boolean; headers: Headers };

type CheckedVendor = LockedVendor & { verified: boolean; emailConfirmed: boolean };

async function lockVendorForVerification(tx: Transaction, vendorId: string): Promise<CheckedVendor> {
  const vendor = await lockVendor(tx, vendorId);
  const [checked] = await tx.rows<{ verified: boolean; emailConfirmed: boolean }>(sql`
    SELECT v.verified, u.email_verified_at IS NOT NULL AS "emailConfirmed"
    FROM vendors v JOIN users u ON u.id = v.user_id
    WHERE v.id = ${vendorId}::uuid AND u.status <> 'deleted'`);
  if (!vendor || !checked) throw new AppError("not_found", vendorReviewCopy.notFound);
  return { ...vendor, ...checked };
}

/** Throws 422 unless the vendor is approved with a confirmed email, and 409 if another admin did the same meanwhile. */
export async function setVerified({ admin, vendorId, verified, headers }: Verification): Promise<void> {
  await transaction(async (tx) => {
    const vendor = await lockVendorForVerification(tx, vendorId);
    if (vendor.verified === verified) throw new AppError("conflict", vendorReviewCopy.verifiedAlready);
    if (verified && vendor.status !== "approved")
      throw new AppError("rule_broken", vendorReviewCopy.notApproved);
    if (verified && !vendor.emailConfirmed)
      throw new AppError("rule_broken", vendorReviewCopy.emailUnconfirmed);
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
