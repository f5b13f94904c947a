import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { nextState } from "@/lib/shared/lifecycle";
import {
  cancelPendingPayments,
  closeCheckouts,
  type PaymentProvider,
} from "@/lib/subscriptions/checkouts.rows";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { lockSubscription } from "@/lib/subscriptions/locking.rows";
import { isOrderOutdated } from "@/lib/subscriptions/orders.rows";
import { paymentTransitions, type PaymentAction } from "./payments.rules";
import { anchorDay, isTrial, nextPeriodEnd } from "@/lib/subscriptions/periods.rows";
import { asNow, asPaid } from "@/lib/subscriptions/prices.rows";
import {
  subscriptionTransitions,
  type PaymentStatus,
  type SubscriptionStatus,
} from "@/lib/subscriptions/rules";
import { detachFromStripe, reconcileVendor } from "@/lib/subscriptions/stripe/reconcile.commands";

export const manualPayment: PaymentProvider = {
  async reserve(tx, { vendorId, subscriptionId, plan, amountCents, renewalPlanId }) {
    await cancelPendingPayments(tx, vendorId, renewalPlanId ?? undefined);
    if (plan.id === renewalPlanId) {
      const renewal = { subscriptionId, planId: plan.id, status: "pending" } as const;
      if ((await tx.payment.count({ where: renewal })) > 0) return null;
    }
    await tx.rows(sql`
      INSERT INTO payments (id, vendor_id, subscription_id, plan_id, amount_cents, price_cents, status, period_start,
        period_end)
      VALUES (gen_random_uuid(), ${vendorId}::uuid, ${subscriptionId}::uuid, ${plan.id}, ${amountCents},
        ${plan.priceCents}, 'pending', now(), now() + interval '1 month')`);
    return null;
  },

  open() {
    throw new Error("a manual payment has no page");
  },
};

type PendingPayment = {
  status: PaymentStatus;
  provider: "manual" | "stripe";
  hasPaidPlan: boolean;
  closed: boolean;
  subscriptionId: string;
  vendorId: string;
  planId: string;
  amountCents: number;
  businessName: string;
  planName: string;
  standing: SubscriptionStatus;
  lapsed: boolean;
};

/** Locks the vendor and subscription before the payment, like all code that changes them. */
async function lockPayment(tx: Transaction, id: string): Promise<PendingPayment> {
  const known = await tx.payment.findUnique({ where: { id }, select: { vendorId: true } });
  if (known) await lockSubscription(tx, known.vendorId);
  const [payment] = await tx.rows<PendingPayment>(sql`
    SELECT y.status::text AS status, y.provider::text AS provider, u.status = 'deleted' AS closed,
      s.status IN ('active', 'cancelled') AND s.price_cents > 0 AND s.period_end > now()
        AND s.trial_ends_at IS DISTINCT FROM s.period_end AS "hasPaidPlan", y.subscription_id::text AS "subscriptionId", y.vendor_id::text AS "vendorId",
      y.plan_id AS "planId", y.amount_cents AS "amountCents", v.business_name AS "businessName", p.name AS "planName",
      s.status::text AS standing, ${isOrderOutdated} AS lapsed
    FROM payments y JOIN subscriptions s ON s.id = y.subscription_id JOIN vendors v ON v.id = y.vendor_id
      JOIN users u ON u.id = v.user_id JOIN plans p ON p.id = y.plan_id
    WHERE y.id = ${id}::uuid FOR UPDATE OF y`);
  if (!payment) throw new AppError("not_found", subscriptionCopy.paymentNotFound);
  return payment;
}

/**
 * A renewal starts after the ended period, a plan bought during a trial includes the remaining days, anything else
 * starts now. Cancels other pending payments.
 */
async function activate(tx: Transaction, paymentId: string, admin: Viewer): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions s SET plan_id = y.plan_id, price_cents = coalesce(y.price_cents, p.price_cents), ${asPaid} status = 'active', provider = 'manual',
      period_start = CASE WHEN s.status = 'past_due' THEN s.period_end ELSE now() END,
      period_end = CASE WHEN s.status = 'past_due' THEN ${nextPeriodEnd}
        WHEN ${isTrial} THEN greatest(now(), s.period_end) + interval '1 month'
        ELSE now() + interval '1 month' END,
      anchor_day = CASE WHEN s.status = 'past_due' THEN ${anchorDay}
        WHEN ${isTrial} THEN extract(day FROM greatest(now(), s.period_end)) END,
      cancel_at_period_end = false, cancelled_at = NULL, updated_at = now()
    FROM payments y JOIN plans p ON p.id = y.plan_id
    WHERE y.id = ${paymentId}::uuid AND s.id = y.subscription_id`);
  await tx.rows(sql`
    UPDATE payments y SET status = 'paid', paid_at = now(), marked_by_id = ${admin.id}::uuid,
      period_start = s.period_start, period_end = s.period_end
    FROM subscriptions s WHERE y.id = ${paymentId}::uuid AND s.id = y.subscription_id`);
  await tx.rows(sql`
    UPDATE payments SET status = 'failed' WHERE status = 'pending'
      AND subscription_id = (SELECT subscription_id FROM payments WHERE id = ${paymentId}::uuid)`);
}

async function endRefunded(tx: Transaction, { vendorId }: PendingPayment, paymentId: string): Promise<void> {
  await tx.rows(sql`
    UPDATE payments SET status = 'refunded', reversed_at = now() WHERE id = ${paymentId}::uuid`);
  const ended = await tx.rows(sql`
    UPDATE subscriptions s SET status = 'expired', period_end = greatest(now(), s.period_start + interval '1 second'),
      ${asNow} cancel_at_period_end = false, updated_at = now()
    FROM payments y
    WHERE y.id = ${paymentId}::uuid AND s.id = y.subscription_id AND s.provider = 'manual' AND s.status <> 'expired'
      AND y.period_end >= s.period_end AND (s.plan_id = y.plan_id OR y.period_end = s.period_end) RETURNING 1`);
  if (ended.length > 0) await cancelPendingPayments(tx, vendorId);
}

function assertBookable({ provider, hasPaidPlan, closed }: PendingPayment, action: "late" | "refund"): void {
  if (provider !== "manual") throw new AppError("conflict", subscriptionCopy.byCard);
  if (action === "refund") return;
  if (closed) throw new AppError("conflict", subscriptionCopy.accountClosed);
  if (hasPaidPlan) throw new AppError("conflict", subscriptionCopy.hasPaidPlan);
}

const summaries: Record<PaymentAction, (businessName: string, sum: string, planName: string) => string> = {
  paid: (businessName, sum, planName) => `${businessName} paid ${sum} for ${planName}`,
  late: (businessName, sum, planName) =>
    `A late transfer of ${sum} by ${businessName} for ${planName} was booked`,
  void: (businessName, sum) => `The payment of ${sum} by ${businessName} was canceled`,
  refund: (businessName, sum) => `The payment of ${sum} by ${businessName} was refunded`,
};

type Settlement = { admin: Viewer; paymentId: string; action: PaymentAction; headers: Headers };

export async function settlePayment({ admin, paymentId, action, headers }: Settlement): Promise<void> {
  await transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const allowed = nextState(subscriptionTransitions, {
      status: payment.standing,
      action: "activate",
      actor: "admin",
    });
    const status = nextState(paymentTransitions, { status: payment.status, action, actor: "admin" });
    if (!status || !allowed) throw new AppError("conflict", subscriptionCopy.paymentDecided);
    if (action !== "paid" && action !== "void") assertBookable(payment, action);
    if (status === "paid" && payment.lapsed) throw new AppError("conflict", subscriptionCopy.orderLapsed);
    const sum = formatPrice(fromCents(payment.amountCents));
    await recordAudit(tx, {
      actor: admin,
      action: `payment.${action}`,
      subjectType: "vendor",
      subjectId: payment.vendorId,
      summary: summaries[action](payment.businessName, sum, payment.planName),
      data: { paymentId, planId: payment.planId },
      state: { kind: "payment", id: paymentId },
      headers,
    });
    if (status === "refunded") {
      await endRefunded(tx, payment, paymentId);
      await reconcileVendor(tx, payment.vendorId);
    } else if (status === "paid") {
      await detachFromStripe(tx, payment.subscriptionId);
      await activate(tx, paymentId, admin);
      await closeCheckouts(tx, payment.vendorId);
      await reconcileVendor(tx, payment.vendorId);
    } else await tx.payment.update({ where: { id: paymentId }, data: { status }, select: { id: true } });
  });
  log.info({ event: "payment_settled", action, paymentId, userId: admin.id });
}
