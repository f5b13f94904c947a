import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { businessEvents } from "@/lib/events/business.rules";
import { sql, type Transaction } from "@/lib/server/db";
import type { DeliveryDto, WebhookDto } from "./contract";

export type WebhookRow = Omit<WebhookDto, "events" | "failingSince" | "createdAt"> & {
  events: string[];
  failingSince: Date | null;
  createdAt: Date;
};

export const webhookColumns = sql`id, url, events, disabled_at IS NULL AS enabled,
  disabled_reason AS "disabledReason", failing_since AS "failingSince", created_at AS "createdAt"`;

export function toWebhook({ events, failingSince, createdAt, ...row }: WebhookRow): WebhookDto {
  return {
    ...row,
    events: businessEvents.filter((event) => events.includes(event)),
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export type DeliveryRow = Omit<DeliveryDto, "createdAt" | "attemptedAt" | "nextAttemptAt"> & {
  createdAt: Date;
  attemptedAt: Date | null;
  nextAttemptAt: Date;
};

export function toDelivery({ createdAt, attemptedAt, nextAttemptAt, ...row }: DeliveryRow): DeliveryDto {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    nextAttemptAt: row.status === "pending" ? nextAttemptAt.toISOString() : null,
  };
}

export type LockedWebhook = { url: string; enabled: boolean; events: string[] };

export async function lockWebhook(
  tx: Transaction,
  { vendorId, id }: { vendorId: string | null; id: string },
): Promise<LockedWebhook | null> {
  const [found] = await tx.rows<LockedWebhook>(sql`
    SELECT url, events, disabled_at IS NULL AS enabled FROM webhook_endpoints
    WHERE id = ${id}::uuid AND vendor_id = ${vendorId}::uuid FOR UPDATE`);
  return found ?? null;
}

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

type SignedBody = { id: string; timestamp: number; body: string; secrets: readonly string[] };

/** Standard Webhooks: one signature per secret; `timestamp` in seconds. */
export function signatureHeaders({ id, timestamp, body, secrets }: SignedBody): Record<string, string> {
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
