import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { notifyAdmins } from "@/lib/notifications/notify/admins.rows";
import type { Transaction } from "@/lib/server/db";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { foreignPaymentNotice, refundFailedNotice } from "./copy";

const actor = { id: null, username: "stripe" };

type PaymentNotice = { title: string; body: string; dedupeKey: string };

function notifyOfPayment(tx: Transaction, notice: PaymentNotice): Promise<void> {
  return notifyAdmins(tx, { ...notice, type: "report", href: adminHrefs.payments() });
}

async function businessOf(tx: Transaction, vendorId: string): Promise<string> {
  const vendor = await tx.vendor.findUniqueOrThrow({
    where: { id: vendorId },
    select: { businessName: true },
  });
  return vendor.businessName;
}

type ForeignPayment = { eventId: string; invoiceId: string; currency: string; vendorId: string };

/** Marks the event and notifies admins of a payment that isn't recorded, because its currency isn't ours. */
export async function markForeignPayment(
  tx: Transaction,
  { eventId, invoiceId, currency, vendorId }: ForeignPayment,
): Promise<void> {
  const { title, body } = foreignPaymentNotice(await businessOf(tx, vendorId), { currency, invoiceId });
  await tx.webhookEvent.update({ where: { id: eventId }, data: { error: title }, select: { id: true } });
  await recordAudit(tx, {
    ...{ actor, action: "payment.foreign", subjectType: "vendor", subjectId: vendorId },
    summary: body,
    data: { invoiceId, currency },
    state: null,
  });
  await notifyOfPayment(tx, { title, body, dedupeKey: `payment-foreign:${invoiceId}` });
}

type FailedRefund = { vendorId: string; paymentId: string; refundId: string };

/** Records a failed refund once; call it before the payment changes, with the vendor locked. */
export async function recordFailedRefund(
  tx: Transaction,
  { vendorId, paymentId, refundId }: FailedRefund,
): Promise<void> {
  const action = "payment.refund_failed";
  const isKnown = { path: ["refundId"], equals: refundId };
  if ((await tx.auditEntry.count({ where: { action, subjectId: vendorId, data: isKnown } })) > 0) return;
  const notice = refundFailedNotice(await businessOf(tx, vendorId));
  await recordAudit(tx, {
    ...{ actor, action, subjectType: "vendor", subjectId: vendorId },
    summary: notice.title,
    data: { paymentId, refundId },
    state: { kind: "payment", id: paymentId },
  });
  await notifyOfPayment(tx, { ...notice, dedupeKey: `refund-failed:${refundId}` });
}
