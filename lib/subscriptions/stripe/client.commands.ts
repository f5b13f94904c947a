import "server-only";
import type { Stripe } from "stripe";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

/** Version that stripe.schema.ts matches; Stripe continues to serve it after newer releases. */
const apiVersion = "2026-10-28.endive";
/** A user is waiting: two attempts of 3 s, 5 s in total. */
const retryOptions = { timeout: 3000, maxNetworkRetries: 1 };
const deadlineMs = 5000;

type Store = { client?: Stripe; key?: string };
const store: Store = {};

/** Loaded lazily, because installations without card payments don't need it. */
async function connect(): Promise<Stripe> {
  const secret = env.STRIPE_SECRET_KEY;
  if (!secret) throw new Error("STRIPE_SECRET_KEY is not set: Stripe cannot be asked");
  const key = `${secret} ${env.STRIPE_API_URL}`;
  if (store.client && store.key === key) return store.client;
  const { default: Client } = await import("stripe");
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  const isPlain = protocol === "http:";
  store.client = new Client(secret, {
    apiVersion,
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    telemetry: false,
    ...retryOptions,
  });
  store.key = key;
  return store.client;
}

function describe(error: unknown): object {
  const { type, code, statusCode, requestId } = error as Record<string, unknown>;
  return { type, code, statusCode, requestId, err: error };
}

/** Times out after 5 s. Never call it inside a transaction. */
export async function callStripe<T>(what: string, send: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await connect();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Stripe did not answer in time")), deadlineMs);
  });
  try {
    return await Promise.race([send(stripe), late]);
  } catch (error) {
    log.error({ event: "stripe_failed", what, ...describe(error) });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** HTTP status of a definite refusal; null if the outcome is unknown. */
export function refusalStatus(error: unknown): number | null {
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode !== "number" || statusCode >= 500) return null;
  return statusCode === 409 || statusCode === 429 ? null : statusCode;
}

export function isNotFound(error: unknown): boolean {
  return refusalStatus(error) === 404;
}

export function answeredAt(answer: { lastResponse?: { headers: Record<string, string> } }): Date {
  const date = new Date(answer.lastResponse?.headers.date ?? Date.now());
  return Number.isNaN(date.getTime()) ? new Date() : date;
}
