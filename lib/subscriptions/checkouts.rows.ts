import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import type { Order } from "./checkouts.rules";
import { closeCheckoutTask } from "./stripe.rules";

export type PaymentProvider = {
  /** Records the order in the caller's transaction; returns the checkout to open, or null without a payment page. */
  reserve: (tx: Transaction, order: Order) => Promise<string | null>;
  /** Returns the payment URL. Call it after the commit, because it may call the provider. */
  open: (checkoutId: string) => Promise<string>;
};

export async function closeCheckouts(tx: Transaction, vendorId: string): Promise<void> {
  const dropped = await tx.rows<{ id: string; hasPage: boolean }>(sql`
    UPDATE checkouts SET status = 'dropped' WHERE vendor_id = ${vendorId}::uuid AND status IN ('opening', 'open')
    RETURNING id::text AS id, session_id IS NOT NULL AS "hasPage"`);
  for (const { id, hasPage } of dropped) {
    if (hasPage) await enqueueIn(tx, closeCheckoutTask, { checkoutId: id });
  }
}

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
