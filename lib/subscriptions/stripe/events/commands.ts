import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { enqueue } from "@/lib/server/queue";
import { AppError } from "@/lib/shared/app-error";
import { subscriptionCopy } from "../../copy";
import { endStripeTask, parseSignature, signatureToleranceSeconds } from "../rules";
import { eventSchema } from "../schema";
import { applyInvoice, applySession, applySubscription, type StripeEvent } from "./apply/commands";

function signatureOf(secret: string, time: number, payload: Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`${time}.`).update(payload).digest();
}

/** Throws unless one of the signatures over the raw body is ours and fresh; compared in constant time. */
export function assertSigned(payload: Uint8Array, header: string | null, now = Date.now()): void {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  const parsed = parseSignature(header);
  const isFresh = parsed && Math.abs(now / 1000 - parsed.time) <= signatureToleranceSeconds;
  if (secret && parsed && isFresh) {
    const expected = signatureOf(secret, parsed.time, payload);
    if (parsed.signatures.some((signature) => timingSafeEqual(Buffer.from(signature, "hex"), expected)))
      return;
  }
  throw new AppError("bad_request", subscriptionCopy.notSigned);
}

/** False for an event that was here before; a second delivery at the same time waits for the first. */
async function isNew(tx: Transaction, event: StripeEvent, payload: string): Promise<boolean> {
  const count = await tx.$executeRaw(sql`
    INSERT INTO webhook_events (id, provider, type, payload, occurred_at, processed_at)
    VALUES (${event.id}, 'stripe', ${event.type}, ${payload}::jsonb, ${event.occurredAt}, now())
    ON CONFLICT (id) DO NOTHING`);
  return count === 1;
}

const handlers: Record<string, (tx: Transaction, event: StripeEvent) => Promise<string | null>> = {
  "checkout.session.completed": applySession,
  "customer.subscription.created": applySubscription,
  "customer.subscription.updated": applySubscription,
  "customer.subscription.deleted": applySubscription,
  "invoice.paid": applyInvoice,
  "invoice.payment_failed": applyInvoice,
};

function readEvent(text: string): StripeEvent {
  try {
    const { id, type, created, data } = eventSchema.parse(JSON.parse(text));
    return { id, type, object: data.object, occurredAt: new Date(created * 1000) };
  } catch (error) {
    throw new AppError("bad_request", "The event cannot be understood.", { cause: error });
  }
}

/**
 * Takes in one event: signed, counted once, and without harm when it comes late. What fails is rolled back with its
 * mark, so that Stripe's next delivery tries again.
 */
export async function receiveEvent(payload: Uint8Array, signature: string | null): Promise<void> {
  assertSigned(payload, signature);
  const text = new TextDecoder().decode(payload);
  const event = readEvent(text);
  const replaced = await transaction(async (tx) => {
    if (!(await isNew(tx, event, text))) return null;
    return (await handlers[event.type]?.(tx, event)) ?? null;
  });
  log.info({ event: "stripe_event", type: event.type, id: event.id });
  if (replaced) await enqueue(endStripeTask, { subscriptionId: replaced });
}
