import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { enqueueIn } from "@/lib/server/queue";
import { AppError } from "@/lib/shared/app-error";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { lockSubscription, type LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { reconcileVendor } from "./reconcile.commands";
import { recordInvoice, recordSession, recordSubscription } from "./records.rows";
import { reversalOf } from "./reversals.commands";
import { reversalTask, signatureToleranceSeconds } from "@/lib/subscriptions/stripe.rules";
import { eventSchema, invoiceSchema, sessionSchema, stripeSubscriptionSchema } from "./stripe.schema";

type StripeEvent = { id: string; type: string; object: object; occurredAt: Date };

function readEvent(value: unknown): StripeEvent {
  const { id, type, created, data } = eventSchema.parse(value);
  return { id, type, object: data.object, occurredAt: new Date(created * 1000) };
}

async function verifyEvent(payload: Buffer, header: string | null): Promise<StripeEvent> {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new AppError("bad_request", subscriptionCopy.notSigned);
  const { default: Stripe } = await import("stripe");
  try {
    return readEvent(
      Stripe.webhooks.constructEvent(payload, header ?? "", secret, signatureToleranceSeconds),
    );
  } catch (error) {
    const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (isUnsigned) log.warn({ event: "stripe_signature_refused" });
    const sentence = isUnsigned ? subscriptionCopy.notSigned : "The event cannot be understood.";
    throw new AppError("bad_request", sentence, { cause: error });
  }
}

type Subject = { stripeId: string; vendorId: string | undefined };
/** `note` returns true if the subscription was unknown before. */
type EventUpdate = Subject & { note: (tx: Transaction, locked: LockedSubscription) => Promise<boolean> };

function readSession({ object, occurredAt }: StripeEvent): EventUpdate | null {
  const session = sessionSchema.parse(object);
  const vendorId = session.client_reference_id ?? session.metadata.vendorId;
  if (session.mode !== "subscription" || !session.subscription) return null;
  return {
    stripeId: session.subscription,
    vendorId,
    note: (tx, locked) => recordSession(tx, { vendorId: locked.vendorId, session, occurredAt }),
  };
}

function readSubscription({ id, type, object, occurredAt }: StripeEvent): EventUpdate {
  const subscription = stripeSubscriptionSchema.parse(object);
  const changeKind = type.endsWith("created") ? "created" : type.endsWith("deleted") ? "deleted" : "updated";
  return {
    stripeId: subscription.id,
    vendorId: subscription.metadata.vendorId,
    note: (tx, { vendorId }) =>
      recordSubscription(tx, { vendorId, subscription, changeKind, occurredAt, source: id }),
  };
}

function readInvoice({ type, object, occurredAt }: StripeEvent): EventUpdate | null {
  const invoice = invoiceSchema.parse(object);
  const details = invoice.parent?.subscription_details;
  const stripeId = invoice.subscription ?? details?.subscription;
  if (!stripeId) return null;
  const { vendorId, planId, checkoutId } = invoice.subscription_details?.metadata ?? details?.metadata ?? {};
  const paid = type === "invoice.paid";
  return {
    stripeId,
    vendorId,
    note: (tx, locked) =>
      recordInvoice(tx, { locked, stripeId, invoice, paid, planId, checkoutId, occurredAt }),
  };
}

const readers: Record<string, (event: StripeEvent) => EventUpdate | null> = {
  "checkout.session.completed": readSession,
  "checkout.session.async_payment_succeeded": (event) =>
    readSession({ ...event, object: { ...event.object, payment_status: "paid" } }),
  "customer.subscription.created": readSubscription,
  "customer.subscription.updated": readSubscription,
  "customer.subscription.deleted": readSubscription,
  "invoice.paid": readInvoice,
  "invoice.payment_failed": readInvoice,
};

async function isNew(tx: Transaction, event: StripeEvent, payload: string): Promise<boolean> {
  const count = await tx.$executeRaw(sql`
    INSERT INTO webhook_events (id, provider, type, payload, occurred_at, processed_at)
    VALUES (${event.id}, 'stripe', ${event.type}, ${payload}::jsonb, ${event.occurredAt}, now())
    ON CONFLICT (id) DO NOTHING`);
  return count === 1;
}

async function findVendor(
  tx: Transaction,
  { stripeId, vendorId }: Subject,
): Promise<LockedSubscription | null> {
  // Serializes events of a subscription, so that the second sees what the first wrote.
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stripe ${stripeId}`}, 0))`);
  const known = await tx.stripeSubscription.findUnique({
    where: { id: stripeId },
    select: { vendorId: true },
  });
  const found = known?.vendorId ?? vendorId;
  return found ? lockSubscription(tx, found) : null;
}

async function processWaitingEvents(
  tx: Transaction,
  locked: LockedSubscription,
  stripeId: string,
): Promise<void> {
  const waiting = await tx.rows<{ payload: unknown }>(sql`
    UPDATE webhook_events SET waits_for = NULL, processed_at = now() WHERE waits_for = ${stripeId} RETURNING payload`);
  for (const { payload } of waiting) {
    const event = readEvent(payload);
    await readers[event.type]?.(event)?.note(tx, locked);
  }
}

async function apply(tx: Transaction, event: StripeEvent): Promise<void> {
  const reversal = reversalOf(event);
  if (reversal) return enqueueIn(tx, reversalTask, reversal);
  const reading = readers[event.type]?.(event);
  if (!reading) return;
  const { stripeId } = reading;
  const locked = await findVendor(tx, reading);
  if (!locked) {
    await tx.rows(sql`
      UPDATE webhook_events SET waits_for = ${stripeId}, processed_at = NULL WHERE id = ${event.id}`);
    return;
  }
  if (await reading.note(tx, locked)) await processWaitingEvents(tx, locked, stripeId);
  await reconcileVendor(tx, locked.vendorId);
}

/**
 * Processes each signed event once, in any order, and enqueues follow-up work in the same transaction. A failure rolls
 * back the deduplication, so that Stripe's next delivery retries.
 */
export async function receiveEvent(payload: Uint8Array, signature: string | null): Promise<void> {
  const body = Buffer.from(payload);
  const event = await verifyEvent(body, signature);
  await transaction(async (tx) => {
    if (await isNew(tx, event, body.toString("utf8"))) await apply(tx, event);
  });
  log.info({ event: "stripe_event", type: event.type, id: event.id });
}
