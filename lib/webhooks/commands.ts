import "server-only";
import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/rows";
import { queueDelivery } from "@/lib/events/business.rows";
import { testEvent, webhookTask } from "@/lib/events/business.rules";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { AddressRefused, hostOf, resolvePublic } from "@/lib/server/public-address";
import { enqueueIn } from "@/lib/server/queue";
import { consume } from "@/lib/server/rate-limit";
import { encrypt } from "@/lib/server/encryption";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor } from "@/lib/users/locking.rows";
import type { CreatedWebhookDto, NewWebhook, WebhookChange, WebhookDto } from "./contract";
import { webhookCopy } from "./copy";
import {
  lockWebhook,
  newSecret,
  toWebhook,
  webhookColumns,
  type LockedWebhook,
  type WebhookRow,
} from "./rows";
import { maxWebhooks, previousSecretHours, webhookChangeLimit, webhookTryLimit } from "./rules";

type WebhookInput = { viewer: Viewer; id: string; headers: Headers };

async function lockOwn(tx: Transaction, { viewer, id }: WebhookInput): Promise<LockedWebhook> {
  const webhook = await lockWebhook(tx, { vendorId: viewer.vendorId, id });
  if (!webhook) throw new AppError("not_found", webhookCopy.unknown);
  return webhook;
}

/** Rejects private addresses early; deliveries check again, because DNS can change. */
async function assertPublic(url: string, vendorId: string): Promise<void> {
  await consume(webhookChangeLimit, vendorId, webhookCopy.tooManyChanges);
  try {
    await resolvePublic(hostOf(new URL(url)));
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new AppError("rule_broken", error.message, { fields: { url: error.message } });
  }
}

/** Logs only the origin of a URL, because paths can contain tokens; never logs secrets. */
async function audit(
  tx: Transaction,
  own: WebhookInput,
  what: { action: string; url: string; state?: object },
) {
  const { viewer, id, headers } = own;
  const { origin } = new URL(what.url);
  await recordAudit(tx, {
    actor: viewer,
    action: `webhook.${what.action}`,
    subjectType: "webhook",
    subjectId: id,
    summary: `${viewer.username}: ${what.action} of the webhook at ${origin}`,
    state:
      what.action === "delete"
        ? { before: { address: origin }, after: null }
        : { before: null, after: { address: origin, ...what.state } },
    headers,
  });
}

type CreateInput = { viewer: Viewer; body: NewWebhook; headers: Headers };

export async function createWebhook({ viewer, body, headers }: CreateInput): Promise<CreatedWebhookDto> {
  const { url, events } = body;
  const vendorId = viewer.vendorId ?? "";
  await assertPublic(url, vendorId);
  const secret = newSecret();
  const encrypted = await encrypt(secret);
  const id = randomUUID();
  return transaction(async (tx) => {
    await lockVendor(tx, vendorId);
    const [existing] = await tx.rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM webhook_endpoints WHERE vendor_id = ${vendorId}::uuid`);
    if ((existing?.count ?? 0) >= maxWebhooks) throw new AppError("rule_broken", webhookCopy.tooMany);
    const [row] = await tx.rows<WebhookRow>(sql`
      INSERT INTO webhook_endpoints (id, vendor_id, url, events, secret, created_at, updated_at)
      VALUES (${id}::uuid, ${vendorId}::uuid, ${url}, ${events}::text[], ${encrypted}, now(), now())
      RETURNING ${webhookColumns}`);
    await audit(tx, { viewer, id, headers }, { action: "create", url, state: { events: events.join(", ") } });
    return { secret, webhook: toWebhook(row!) };
  });
}

export async function updateWebhook(own: WebhookInput, change: WebhookChange): Promise<WebhookDto> {
  const { viewer, id } = own;
  if (change.url) {
    await transaction((tx) => lockOwn(tx, own));
    await assertPublic(change.url, viewer.vendorId ?? "");
  }
  return transaction(async (tx) => {
    const before = await lockOwn(tx, own);
    const { url = before.url, events = before.events, enabled = before.enabled } = change;
    const [row] = await tx.rows<WebhookRow>(sql`
      UPDATE webhook_endpoints SET url = ${url}, events = ${events}::text[], updated_at = now(),
        failing_since = CASE WHEN ${enabled && !before.enabled} THEN NULL ELSE failing_since END,
        failed_deliveries = CASE WHEN ${enabled && !before.enabled} THEN 0 ELSE failed_deliveries END,
        disabled_at = CASE WHEN ${enabled} THEN NULL ELSE coalesce(disabled_at, now()) END,
        disabled_reason = CASE WHEN ${enabled} THEN NULL ELSE coalesce(disabled_reason, 'owner') END
      WHERE id = ${id}::uuid RETURNING ${webhookColumns}`);
    await audit(tx, own, { action: "update", url, state: { events: events.join(", "), on: enabled } });
    return toWebhook(row!);
  });
}

export async function deleteWebhook(own: WebhookInput): Promise<void> {
  const { id } = own;
  await transaction(async (tx) => {
    const { url } = await lockOwn(tx, own);
    await audit(tx, own, { action: "delete", url });
    await tx.rows(sql`DELETE FROM webhook_endpoints WHERE id = ${id}::uuid`);
  });
}

export async function rotateSecret(own: WebhookInput): Promise<{ secret: string }> {
  const { id } = own;
  const secret = newSecret();
  const encrypted = await encrypt(secret);
  await transaction(async (tx) => {
    const { url } = await lockOwn(tx, own);
    await tx.rows(sql`
      UPDATE webhook_endpoints SET previous_secret = secret, secret = ${encrypted}, updated_at = now(),
        previous_secret_until = now() + make_interval(hours => ${previousSecretHours}::int)
      WHERE id = ${id}::uuid`);
    await audit(tx, own, { action: "rotate", url });
  });
  return { secret };
}

export async function sendTest(own: WebhookInput): Promise<{ deliveryId: string }> {
  const { viewer, id } = own;
  await consume(webhookTryLimit, viewer.vendorId ?? "", webhookCopy.tooManyTries);
  return transaction(async (tx) => {
    const { url, enabled } = await lockOwn(tx, own);
    if (!enabled) throw new AppError("conflict", webhookCopy.disabled);
    await audit(tx, own, { action: "test", url });
    return { deliveryId: await queueDelivery(tx, { endpointId: id, type: testEvent, data: {} }) };
  });
}

export async function replay(own: WebhookInput, deliveryId: string): Promise<{ deliveryId: string }> {
  const { viewer, id } = own;
  await consume(webhookTryLimit, viewer.vendorId ?? "", webhookCopy.tooManyTries);
  await transaction(async (tx) => {
    const { url, enabled } = await lockOwn(tx, own);
    if (!enabled) throw new AppError("conflict", webhookCopy.disabled);
    const again = await tx.rows(sql`
      UPDATE webhook_deliveries SET status = 'pending', attempts = 0, next_attempt_at = now()
      WHERE id = ${deliveryId}::uuid AND endpoint_id = ${id}::uuid AND status <> 'pending' RETURNING 1`);
    if (again.length === 0) await refuseReplay(tx, own, deliveryId);
    await audit(tx, own, { action: "replay", url, state: { delivery: deliveryId } });
    await enqueueIn(tx, webhookTask, { deliveryId });
  });
  return { deliveryId };
}

async function refuseReplay(tx: Transaction, { id }: WebhookInput, deliveryId: string): Promise<never> {
  const known = await tx.rows(sql`
    SELECT 1 FROM webhook_deliveries WHERE id = ${deliveryId}::uuid AND endpoint_id = ${id}::uuid`);
  if (known.length > 0) throw new AppError("conflict", webhookCopy.underWay);
  throw new AppError("not_found", webhookCopy.unknownDelivery);
}
