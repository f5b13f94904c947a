import "server-only";
import { webhookTask } from "@/lib/events/business.rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { AddressRefused } from "@/lib/server/public-address";
import { postPublic } from "@/lib/server/public-post";
import { enqueue, enqueueIn } from "@/lib/server/queue";
import { decrypt } from "@/lib/server/encryption";
import { disableWebhook, type EndReason } from "./ending.rows";
import { signatureHeaders } from "./rows";
import { deliveryLeaseSeconds, shouldDisable, webhookRetrySeconds } from "./rules";

type ClaimedDelivery = {
  id: string;
  endpointId: string;
  type: string;
  data: object;
  attempts: number;
  createdAt: Date;
  timestamp: number;
  url: string;
  secret: string;
  previousSecret: string | null;
};

const deliverable = sql`webhook_deliveries d
  JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.disabled_at IS NULL
  JOIN vendors v ON v.id = e.vendor_id AND v.status = 'approved'
  JOIN users u ON u.id = v.user_id AND u.status = 'active'`;

async function claim(deliveryId: string): Promise<ClaimedDelivery | null> {
  const [claimed] = await rows<ClaimedDelivery>(sql`
    WITH due AS (
      SELECT d.id, e.url, e.secret,
        CASE WHEN e.previous_secret_until > now() THEN e.previous_secret END AS "previousSecret"
      FROM ${deliverable}
      WHERE d.id = ${deliveryId}::uuid AND d.status = 'pending' AND d.next_attempt_at <= now()
      FOR UPDATE OF d SKIP LOCKED)
    UPDATE webhook_deliveries d SET attempts = d.attempts + 1, attempted_at = now(),
      next_attempt_at = now() + make_interval(secs => ${deliveryLeaseSeconds}::int)
    FROM due WHERE due.id = d.id
    RETURNING d.id, d.endpoint_id AS "endpointId", d.type, d.data, d.attempts, d.created_at AS "createdAt",
      floor(extract(epoch FROM now()))::int AS timestamp, due.url, due.secret, due."previousSecret"`);
  return claimed ?? null;
}

type Outcome = { isDelivered: boolean; responseStatus: number | null; error: string | null };

function failure(error: string): Outcome {
  return { isDelivered: false, responseStatus: null, error };
}

function failureOf(error: unknown): Outcome {
  if (error instanceof AddressRefused) return failure(error.message);
  const { name, code } = error as { name?: string; code?: string };
  if (name === "AbortError" || name === "TimeoutError") return failure("No answer came within 10 seconds.");
  return failure(`The connection failed${code ? ` (${code})` : ""}.`);
}

async function send(claimed: ClaimedDelivery): Promise<Outcome> {
  const { id, type, data, createdAt, timestamp, url } = claimed;
  const encrypted = [claimed.secret, ...(claimed.previousSecret ? [claimed.previousSecret] : [])];
  const secrets = (await Promise.all(encrypted.map(decrypt))).filter((secret) => secret !== null);
  if (secrets.length === 0) return failure("The secret can’t be read any more. Create a new one.");
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const headers = {
    "content-type": "application/json",
    "user-agent": "Plaza-Webhooks/1",
    ...signatureHeaders({ id, timestamp, body, secrets }),
  };
  try {
    const responseStatus = await postPublic({ url, headers, body });
    const isDelivered = responseStatus >= 200 && responseStatus < 300;
    return { isDelivered, responseStatus, error: isDelivered ? null : `The answer was ${responseStatus}.` };
  } catch (error) {
    return failureOf(error);
  }
}

async function store(tx: Transaction, { id, attempts }: ClaimedDelivery, outcome: Outcome): Promise<boolean> {
  const { isDelivered, responseStatus, error } = outcome;
  const pause = isDelivered ? undefined : webhookRetrySeconds[attempts - 1];
  const status = isDelivered ? "delivered" : pause === undefined ? "failed" : "pending";
  const stored = await tx.rows(sql`
    UPDATE webhook_deliveries SET status = ${status}::webhook_delivery_status,
      response_status = ${responseStatus}::int, error = ${error},
      next_attempt_at = now() + make_interval(secs => ${pause ?? 0}::int)
    WHERE id = ${id}::uuid AND status = 'pending' AND attempts = ${attempts}::int RETURNING 1`);
  if (stored.length === 0) return false;
  if (pause !== undefined) {
    await enqueueIn(tx, webhookTask, { deliveryId: id }, { delaySeconds: pause });
  }
  return true;
}

type FailureState = { failingDays: number; failedDeliveries: number };

async function countFailure(
  tx: Transaction,
  { endpointId, attempts }: ClaimedDelivery,
  { responseStatus }: Outcome,
): Promise<EndReason | null> {
  const isFinal = webhookRetrySeconds[attempts - 1] === undefined;
  const [state] = await tx.rows<FailureState>(sql`
    UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()),
      failed_deliveries = failed_deliveries + ${isFinal ? 1 : 0}::int
    WHERE id = ${endpointId}::uuid
    RETURNING extract(epoch FROM now() - failing_since)::float8 / 86400 AS "failingDays",
      failed_deliveries AS "failedDeliveries"`);
  if (responseStatus === 410) return "gone";
  return state && shouldDisable(state) ? "failing" : null;
}

export async function deliver({ deliveryId }: { deliveryId: string }): Promise<void> {
  const claimed = await claim(deliveryId);
  if (!claimed) return;
  const outcome = await send(claimed);
  const { endpointId } = claimed;
  const ended = await transaction(async (tx) => {
    if (!(await store(tx, claimed, outcome))) return null;
    if (!outcome.isDelivered) {
      const reason = await countFailure(tx, claimed, outcome);
      return reason && (await disableWebhook(tx, { endpointId, reason })) ? reason : null;
    }
    await tx.rows(sql`
      UPDATE webhook_endpoints SET failing_since = NULL, failed_deliveries = 0
      WHERE id = ${endpointId}::uuid AND (failing_since IS NOT NULL OR failed_deliveries > 0)`);
    return null;
  });
  const { responseStatus: status, isDelivered } = outcome;
  log.info({ event: "webhook_sent", deliveryId, endpointId, status, isDelivered });
  if (!ended) return;
  log.warn({ event: "webhook_ended", endpointId, reason: ended });
  await scheduleMail();
}

const sweepSize = 500;

export async function enqueueOverdue(): Promise<void> {
  const overdue = await rows<{ deliveryId: string }>(sql`
    SELECT d.id AS "deliveryId" FROM ${deliverable}
    WHERE d.status = 'pending' AND d.next_attempt_at < now() - interval '1 minute'
    ORDER BY d.next_attempt_at LIMIT ${sweepSize}::int`);
  for (const work of overdue) await enqueue(webhookTask, work);
}
