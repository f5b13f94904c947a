import "server-only";
import type { Stripe } from "stripe";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { enqueueIn } from "@/lib/server/queue";
import { lockSubscription } from "@/lib/subscriptions/locking.rows";
import { answeredAt, callStripe, isNotFound, refusalStatus } from "./client.commands";
import { evaluateSubscription, reconcileVendor } from "./reconcile.commands";
import type { ExcessCharge, RequiredChange } from "./reconcile.rules";
import { recordSubscription, recordPayment } from "./records.rows";
import { settleTask } from "@/lib/subscriptions/stripe.rules";
import { invoiceSchema, stripeSubscriptionSchema } from "./stripe.schema";

type Answer = Stripe.Response<Stripe.Subscription> | null;

/** Voids invoices of a paused subscription, so that nobody owes for the suspension. */
const changes = {
  stop: { cancel_at_period_end: true },
  renew: { cancel_at_period_end: false },
  pause: { pause_collection: { behavior: "void" } },
  unpause: { pause_collection: "" },
} satisfies Record<string, Stripe.SubscriptionUpdateParams>;

async function applyChange(id: string, requiredChange: RequiredChange): Promise<Answer> {
  try {
    if (requiredChange === "end") return await callStripe("end", (stripe) => stripe.subscriptions.cancel(id));
    if (requiredChange === null)
      return await callStripe("look", (stripe) => stripe.subscriptions.retrieve(id));
    const change = changes[requiredChange];
    return await callStripe(requiredChange, (stripe) => stripe.subscriptions.update(id, change));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

type SyncResult = { id: string; vendorId: string; requiredChange: RequiredChange; answer: Answer };

async function storeAnswer(
  tx: Transaction,
  { id, vendorId, requiredChange, answer }: SyncResult,
): Promise<void> {
  const { requiredChange: now } = await evaluateSubscription(tx, vendorId, id);
  const read = stripeSubscriptionSchema.safeParse(answer);
  const occurredAt = answer ? answeredAt(answer) : new Date();
  if (read.success) {
    const note = { changeKind: "snapshot", source: "answer", occurredAt } as const;
    await recordSubscription(tx, { ...note, vendorId, subscription: { ...read.data, id } });
  }
  const hasEnded = requiredChange === "end" || answer === null;
  const isConfirmed =
    requiredChange === "renew" || (requiredChange === null && read.data?.cancel_at_period_end === false);
  await tx.rows(sql`
    UPDATE stripe_subscriptions SET unsettled_since = NULL,
      ended_at = CASE WHEN ${hasEnded} THEN least(ended_at, ${occurredAt}) ELSE ended_at END,
      cancel_at_period_end = CASE ${requiredChange ?? ""} WHEN 'stop' THEN true WHEN 'renew' THEN false
        ELSE cancel_at_period_end END,
      paused = CASE ${requiredChange ?? ""} WHEN 'pause' THEN true WHEN 'unpause' THEN false ELSE paused END,
      renews = CASE WHEN renews AND ${isConfirmed} THEN NULL
        WHEN renews IS NULL AND ${requiredChange === "stop" && now !== "stop"} THEN true ELSE renews END
    WHERE id = ${id}`);
  await reconcileVendor(tx, vendorId);
}

async function vendorOf(id: string): Promise<string | null> {
  const [row] = await rows<{ vendorId: string }>(
    sql`SELECT vendor_id AS "vendorId" FROM stripe_subscriptions WHERE id = ${id}`,
  );
  return row?.vendorId ?? null;
}

export async function syncWithStripe(id: string, look = false): Promise<void> {
  const vendorId = await vendorOf(id);
  if (!vendorId) return;
  const { requiredChange } = await transaction((tx) => evaluateSubscription(tx, vendorId, id));
  if (!requiredChange && !look) return;
  const answer = await applyChange(id, requiredChange);
  await transaction((tx) => storeAnswer(tx, { id, vendorId, requiredChange, answer }));
  log.info({ event: "stripe_state_received", requiredChange: requiredChange ?? "look", subscriptionId: id });
}

function isUnwanted(invoice: Stripe.Invoice, { from, renewalsOnly }: ExcessCharge): boolean {
  const at = invoice.status_transitions.paid_at ?? invoice.created;
  const isCounted = !renewalsOnly || invoice.billing_reason === "subscription_cycle";
  return isCounted && invoice.amount_paid > 0 && at * 1000 >= from.getTime();
}

function idOf(value: string | { id: string } | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}

async function refundInvoice(invoice: Stripe.Invoice): Promise<void> {
  for (const { id, status, payment } of invoice.payments?.data ?? []) {
    const [intent, charge] = [idOf(payment.payment_intent), idOf(payment.charge)];
    if (status !== "paid" || !(intent ?? charge)) continue;
    const what = intent ? { payment_intent: intent } : { charge };
    try {
      const options = { idempotencyKey: `refund-${invoice.id}-${id}` };
      await callStripe("refund", (stripe) => stripe.refunds.create(what, options));
    } catch (error) {
      if ((error as { code?: unknown }).code !== "charge_already_refunded") throw error;
    }
  }
}

/** Refunds payments collected after the account was closed, the plan canceled or another one bought. */
export async function refundUnwanted(id: string): Promise<void> {
  const vendorId = await vendorOf(id);
  if (!vendorId) return;
  const { unwanted } = await transaction((tx) => evaluateSubscription(tx, vendorId, id));
  if (!unwanted) return;
  const { data } = await callStripe("invoices", (stripe) =>
    stripe.invoices.list({ subscription: id, status: "paid", limit: 100, expand: ["data.payments"] }),
  );
  for (const invoice of data.filter((one) => isUnwanted(one, unwanted))) {
    await refundInvoice(invoice);
    const read = invoiceSchema.parse(invoice);
    await transaction(async (tx) => {
      const locked = await lockSubscription(tx, vendorId);
      if (!locked) return;
      const occurredAt = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
      const known = await tx.stripeSubscription.findUnique({ where: { id }, select: { planId: true } });
      const entry = { locked, invoice: read, planId: known?.planId ?? null, occurredAt };
      await recordPayment(tx, { ...entry, outcome: "refunded" });
    });
    log.warn({ event: "stripe_refunded", invoiceId: invoice.id, subscriptionId: id });
  }
}

export async function closeCheckout(checkoutId: string): Promise<void> {
  const [checkout] = await rows<{ sessionId: string }>(sql`
    SELECT session_id AS "sessionId" FROM checkouts
    WHERE id = ${checkoutId}::uuid AND status = 'dropped' AND session_id IS NOT NULL`);
  if (!checkout) return;
  try {
    await callStripe("close checkout", (stripe) => stripe.checkout.sessions.expire(checkout.sessionId));
  } catch (error) {
    if (refusalStatus(error) !== 400 && !isNotFound(error)) throw error;
  }
}

const retryAfterHours = 8;

export async function retryUnsettled(): Promise<void> {
  await transaction(async (tx) => {
    const late = await tx.rows<{ id: string }>(sql`
      UPDATE stripe_subscriptions SET unsettled_since = now()
      WHERE unsettled_since < now() - make_interval(hours => ${retryAfterHours}::int) RETURNING id`);
    for (const { id } of late) await enqueueIn(tx, settleTask, { subscriptionId: id });
  });
}
