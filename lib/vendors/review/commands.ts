import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { recordAudit } from "@/lib/audit/commands";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { queueMail, siteOfMail, wakeMail } from "@/lib/notifications/mail/commands";
import {
  vendorApprovedMail,
  vendorReinstatedMail,
  vendorRejectedMail,
  vendorSuspendedMail,
} from "@/lib/notifications/mail/copy";
import type { MailContent } from "@/lib/notifications/mail/rules";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/server/session";
import { AppError } from "@/lib/shared/app-error";
import { startTrial } from "@/lib/subscriptions/commands";
import { vendorTag, type VendorStatus } from "../rules";
import { vendorActionNames, vendorReviewCopy } from "./copy";
import { nextVendorStatus, vendorSteps, type VendorAction } from "./rules";

type Decision = { admin: Viewer; vendorId: string; action: VendorAction; reason: string; headers: Headers };

type Locked = {
  status: VendorStatus;
  businessName: string;
  updatedAt: Date;
  userId: string;
  firstName: string;
  email: string;
  wantsSite: boolean;
  wantsEmail: boolean;
};

/** Holds the row, so that of two decisions at once the second sees the first. */
async function lockVendor(tx: Transaction, vendorId: string): Promise<Locked> {
  const [vendor] = await tx.$queryRaw<Locked[]>(sql`
    SELECT v.status::text AS status, v.business_name AS "businessName", v.updated_at AS "updatedAt",
      u.id::text AS "userId", u.first_name AS "firstName", u.email::text AS email,
      coalesce(p.site, true) AS "wantsSite", coalesce(p.email, true) AS "wantsEmail"
    FROM vendors v JOIN users u ON u.id = v.user_id
    LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = 'vendor_decision'
    WHERE v.id = ${vendorId}::uuid AND u.status <> 'deleted' FOR UPDATE OF v`);
  if (!vendor) throw new AppError("not_found", vendorReviewCopy.notFound);
  return vendor;
}

async function changeStatus(tx: Transaction, { admin, vendorId, action, reason }: Decision): Promise<void> {
  const { from, to } = vendorSteps[action];
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
  reject: "Your vendor application was not approved",
  suspend: "Your vendor account is suspended",
  reinstate: "Your vendor account is active again",
};

function mailOf(action: VendorAction, { firstName, businessName }: Locked, reason: string): MailContent {
  const facts = { firstName, businessName, reason };
  if (action === "approve") return vendorApprovedMail(siteOfMail(), facts);
  if (action === "reject") return vendorRejectedMail(siteOfMail(), facts);
  if (action === "suspend") return vendorSuspendedMail(siteOfMail(), facts);
  return vendorReinstatedMail(siteOfMail(), facts);
}

async function tell(tx: Transaction, vendor: Locked, { action, reason }: Decision): Promise<void> {
  const { userId, email, wantsSite, wantsEmail } = vendor;
  if (wantsEmail) await queueMail(tx, { userId, to: email, content: mailOf(action, vendor, reason) });
  if (!wantsSite) return;
  await tx.notification.create({
    data: {
      userId,
      type: "vendor_decision",
      title: titles[action],
      body: reason.slice(0, 500),
      href: "/vendor",
    },
    select: { id: true },
  });
}

/**
 * Approves, rejects, suspends or reinstates a vendor; effective from the vendor's next request on. 409 when somebody
 * decided meanwhile or the application is not the one the admin saw.
 */
export async function decideOnVendor(decision: Decision & { updatedAt?: string }): Promise<void> {
  const { admin, vendorId, action, reason, headers, updatedAt } = decision;
  const { from, to, needsReason } = vendorSteps[action];
  if (needsReason && !reason) {
    const { reasonRequired } = vendorReviewCopy;
    throw new AppError("rule_broken", reasonRequired, { fields: { reason: reasonRequired } });
  }
  await transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    if (!nextVendorStatus({ status: vendor.status, action, actor: "admin" })) {
      throw new AppError("conflict", vendorReviewCopy.decided);
    }
    if (updatedAt && vendor.updatedAt.toISOString() !== updatedAt) {
      throw new AppError("conflict", vendorReviewCopy.changed);
    }
    await changeStatus(tx, decision);
    if (action === "approve") await startTrial(tx, vendorId);
    await recordAudit(tx, {
      actor: admin,
      action: `vendor.${action}`,
      subjectType: "vendor",
      subjectId: vendorId,
      summary: `${vendor.businessName} was ${vendorActionNames[action]}`,
      data: { from, to, reason },
      headers,
    });
    await tell(tx, vendor, decision);
    await purge(await tagsOf(tx, vendorId, action), tx);
  });
  log.info({ event: "vendor_decided", action, vendorId, userId: admin.id });
  await wakeMail();
}

/** A suspension and its end also hide and show the vendor's listings and advertisements. */
async function tagsOf(tx: Transaction, vendorId: string, action: VendorAction): Promise<string[]> {
  if (action === "approve" || action === "reject") return [vendorTag(vendorId)];
  const listings = await tx.$queryRaw<{ id: string }[]>(
    sql`SELECT id::text AS id FROM listings WHERE vendor_id = ${vendorId}::uuid`,
  );
  return [vendorTag(vendorId), listingsTag, advertisementsTag, ...listings.map(({ id }) => listingTag(id))];
}
