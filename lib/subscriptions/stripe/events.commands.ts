import "server-only";
import { ZodError } from "zod";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { enqueueIn } from "@/lib/server/queue";
import { AppError } from "@/lib/shared/app-error";
import { withoutLoneSurrogates } from "@/lib/shared/text";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { lockSubscription, type LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { markForeignPayment } from "@/lib/subscriptions/notices.rows";
import { reconcileVendor } from "./reconcile.commands";
import { isRecordable, recordInvoice, recordSession, recordSubscription } from "./records.rows";
import { reversalOf } from "./reversals.commands";
import { planCurrency, reversalTask, signatureToleranceSeconds } from "@/lib/subscriptions/stripe.rules";
import { eventSchema, invoiceSchema, sessionSchema, stripeSubscriptionSchema } from "./stripe.schema";

type StripeEvent = { id: string; type: string; object: object; occurredAt: Date };

const invalidEvent = "The event cannot be understood.";

function toStorableText(text: string): string {
  return withoutLoneSurrogates(text).replaceAll("\u0000", "");
}

/** Without the characters that JSON in PostgreSQL can't store. */
function toStorable(value: unknown): unknown {
  if (typeof value === "string") return toStorableText(value);
  if (Array.isArray(value)) return value.map(toStorable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [toStorableText(key), toStorable(one)]),
  );
}

function readEvent(value: unknown): StripeEvent {
  const { id, type, created, data } = eventSchema.parse(value);
  return { id, type, object: data.object, occurredAt: new Date(created * 1000) };
}

type ReceivedEvent = StripeEvent & { payload: string };

async function verifyEvent(payload: Buffer, header: string | null): Promise<ReceivedEvent> {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  if (!secret) throw new AppError("bad_request", subscriptionCopy.notSigned);
  const { default: Stripe } = await import("stripe");
  try {
    const value = toStorable(
      Stripe.webhooks.constructEvent(payload, header ?? "", secret, signatureToleranceSeconds),
    );
    return { ...readEvent(value), payload: JSON.stringify(value) };
  } catch (error) {
    const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (isUnsigned) log.warn({ event: "stripe_signature_refused" });
    const sentence = isUnsigned ? subscriptionCopy.notSigned : invalidEvent;
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

function readInvoice({ id, type, object, occurredAt }: StripeEvent): EventUpdate | null {
  const invoice = invoiceSchema.parse(object);
  const details = invoice.parent?.subscription_details;
  const stripeId = invoice.subscription ?? details?.subscription;
  if (!stripeId) return null;
  const { vendorId, planId, checkoutId } = invoice.subscription_details?.metadata ?? details?.metadata ?? {};
  const paid = type === "invoice.paid";
  return {
    stripeId,
    vendorId,
    async note(tx, locked) {
      if (isRecordable(invoice))
        return recordInvoice(tx, { locked, stripeId, invoice, paid, planId, checkoutId, occurredAt });
      const { id: invoiceId, currency, lines } = invoice;
      const ignored = { eventId: id, invoiceId, currency, lines: lines.data.length };
      log.warn({ event: "stripe_invoice_ignored", ...ignored });
      if (paid && currency !== planCurrency)
        await markForeignPayment(tx, { eventId: id, invoiceId, currency, vendorId: locked.vendorId });
      return false;
    },
  };
}

const readers = new Map<string, (event: StripeEvent) => EventUpdate | null>([
  ["checkout.session.completed", readSession],
  [
    "checkout.session.async_payment_succeeded",
    (event) => readSession({ ...event, object: { ...event.object, payment_status: "paid" } }),
  ],
  ["customer.subscription.created", readSubscription],
  ["customer.subscription.updated", readSubscription],
  ["customer.subscription.deleted", readSubscription],
  ["invoice.paid", readInvoice],
  ["invoice.payment_failed", readInvoice],
]);

/** Refuses an event whose object lacks what its type requires. */
function refuseInvalid<T>({ id, type }: StripeEvent, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    log.warn({ event: "stripe_event_refused", type, id });
    throw new AppError("bad_request", invalidEvent, { cause: error });
  }
}

async function isNew(tx: Transaction, event: ReceivedEvent): Promise<boolean> {
  const count = await tx.$executeRaw(sql`
    INSERT INTO webhook_events (id, provider, type, payload, occurred_at, processed_at)
    VALUES (${event.id}, 'stripe', ${event.type}, ${event.payload}::jsonb, ${event.occurredAt}, now())
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
    await readers.get(event.type)?.(event)?.note(tx, locked);
  }
}

async function apply(tx: Transaction, event: StripeEvent): Promise<void> {
  const reversal = refuseInvalid(event, () => reversalOf(event));
  if (reversal) return enqueueIn(tx, reversalTask, reversal);
  const reading = refuseInvalid(event, () => readers.get(event.type)?.(event));
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
  const event = await verifyEvent(Buffer.from(payload), signature);
  await transaction(async (tx) => {
    if (await isNew(tx, event)) await apply(tx, event);
  });
  log.info({ event: "stripe_event", type: event.type, id: event.id });
}
