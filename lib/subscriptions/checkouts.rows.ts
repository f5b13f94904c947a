import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import type { Order } from "./checkouts.rules";
import { closeCheckoutTask } from "./stripe.rules";

/** All that Plaza asks of whoever takes the money. */
export type PaymentProvider = {
  /** Writes the order down, in the transaction of the decision; the checkout to open, or null where there is no page. */
  reserve: (tx: Transaction, order: Order) => Promise<string | null>;
  /** The address where the vendor pays; after the commit, because it may ask the provider. */
  open: (checkoutId: string) => Promise<string>;
};

/** Closes whatever payment page a vendor has open: what it would buy is out of date. */
export async function closeCheckouts(tx: Transaction, vendorId: string): Promise<void> {
  const dropped = await tx.rows<{ id: string; hasPage: boolean }>(sql`
    UPDATE checkouts SET status = 'dropped' WHERE vendor_id = ${vendorId}::uuid AND status IN ('opening', 'open')
    RETURNING id::text AS id, session_id IS NOT NULL AS "hasPage"`);
  for (const { id, hasPage } of dropped) {
    if (hasPage) await enqueueIn(tx, closeCheckoutTask, { checkoutId: id });
  }
}

/** Cancels a vendor's pending payments, except those for one plan, and closes open payment pages. */
export async function cancelPendingPayments(
  tx: Transaction,
  vendorId: string,
  exceptPlanId?: string,
): Promise<void> {
  await tx.payment.updateMany({
    where: { vendorId, status: "pending", ...(exceptPlanId ? { planId: { not: exceptPlanId } } : {}) },
    data: { status: "failed" },
  });
  await closeCheckouts(tx, vendorId);
}
