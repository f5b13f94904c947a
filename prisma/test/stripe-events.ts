let events = 0;

const baseTime = Math.floor(Date.now() / 1000) - 3600;
export const monthSeconds = 2_592_000;

/** `at` is in seconds after `baseTime`. */
export function createEvent(type: string, at: number, object: object) {
  events += 1;
  return { id: `evt_${events}`, object: "event", type, created: baseTime + at, data: { object } };
}

export type Deal = {
  vendorId: string;
  stripeId: string;
  planId?: string;
  beganAt?: number;
  checkoutId?: string;
};

export function sessionDone({ vendorId, stripeId, planId = "pro", checkoutId }: Deal, at: number) {
  return createEvent("checkout.session.completed", at, {
    id: `cs_of_${stripeId}`,
    mode: "subscription",
    client_reference_id: vendorId,
    customer: "cus_1",
    subscription: stripeId,
    payment_status: "paid",
    metadata: { vendorId, planId, checkoutId },
  });
}

export function refundOrDisputeEvent(
  invoiceId: string,
  at: number,
  how: "refund" | "part" | "dispute" | "escalated" | "lost" | "won" | "inquiry",
  amountRefunded = how === "refund" ? 2900 : 1000,
) {
  const payment_intent = `pi_${invoiceId}`;
  if (how === "refund" || how === "part") {
    const refunded = { refunded: how === "refund", amount_refunded: amountRefunded };
    return createEvent("charge.refunded", at, { id: "ch_1", payment_intent, ...refunded });
  }
  const [type, status] = {
    dispute: ["created", "needs_response"],
    inquiry: ["created", "warning_needs_response"],
    escalated: ["funds_withdrawn", "needs_response"],
    lost: ["closed", "lost"],
    won: ["closed", "won"],
  }[how];
  return createEvent(`charge.dispute.${type}`, at, { id: "dp_1", charge: "ch_1", payment_intent, status });
}

export function refundUpdateEvent(
  invoiceId: string,
  at: number,
  { type = "refund.failed", status = "failed" } = {},
) {
  const refund = { id: `re_${invoiceId}`, charge: "ch_1", payment_intent: `pi_${invoiceId}`, amount: 2900 };
  return createEvent(type, at, { ...refund, status });
}

type SubscriptionEventOptions = {
  status?: string;
  ends?: boolean;
  type?: "created" | "updated" | "deleted";
  from?: number;
};

export function subscriptionEvent(deal: Deal, at: number, options: SubscriptionEventOptions = {}) {
  const { vendorId, stripeId, planId = "pro", beganAt = 0, checkoutId } = deal;
  const { status = "active", ends = false, type = "updated", from = 0 } = options;
  const period = {
    current_period_start: baseTime + from,
    current_period_end: baseTime + from + monthSeconds,
  };
  return createEvent(`customer.subscription.${type}`, at, {
    id: stripeId,
    customer: "cus_1",
    status,
    created: baseTime + beganAt,
    cancel_at_period_end: ends,
    metadata: { vendorId, planId, checkoutId },
    items: { data: [period] },
  });
}

type Billed = { paid?: boolean; id?: string; from?: number; owned?: boolean; currency?: string };

export function invoiceEvent(deal: Deal, at: number, billed: Billed = {}) {
  const { vendorId, stripeId, planId = "pro" } = deal;
  const { paid = true, id = `in_${stripeId}`, from = 0, owned = true, currency = "usd" } = billed;
  const metadata = owned ? { vendorId, planId } : {};
  return createEvent(paid ? "invoice.paid" : "invoice.payment_failed", at, {
    id,
    amount_paid: paid ? 2900 : 0,
    amount_due: 2900,
    currency,
    customer: "cus_1",
    parent: { subscription_details: { subscription: stripeId, metadata } },
    lines: { data: [{ period: { start: baseTime + from, end: baseTime + from + monthSeconds } }] },
  });
}

export function createInvoice(
  { vendorId, stripeId, planId = "pro" }: Deal,
  at: number,
  { id = `in_${stripeId}`, from = 0, cycle = true, owned = true, currency = "usd" } = {},
) {
  const metadata = owned ? { vendorId, planId } : {};
  return {
    id,
    amount_paid: 2900,
    amount_due: 2900,
    currency,
    customer: "cus_1",
    parent: { subscription_details: { subscription: stripeId, metadata } },
    created: baseTime + at,
    billing_reason: cycle ? "subscription_cycle" : "subscription_create",
    status_transitions: { paid_at: baseTime + at },
    lines: { data: [{ period: { start: baseTime + from, end: baseTime + from + monthSeconds } }] },
    payments: {
      data: [
        {
          id: `inpay_${id}`,
          status: "paid",
          payment: { type: "payment_intent", payment_intent: `pi_${id}` },
        },
      ],
    },
  };
}
