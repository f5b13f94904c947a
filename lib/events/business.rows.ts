import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { webhookTask } from "./business.rules";
import type { BusinessEvent } from "./business.schema";

type UserEvent = { userId: string; event: BusinessEvent };

export async function recordBusinessEvents(tx: Transaction, events: readonly UserEvent[]): Promise<void> {
  if (events.length === 0) return;
  const inserted = events.map(({ userId, event }) => ({ userId, ...event }));
  const awaited = await tx.rows<{ endpointId: string; type: string; data: object }>(sql`
    SELECT e.id AS "endpointId", g.type, g.data
    FROM jsonb_to_recordset(${JSON.stringify(inserted)}::jsonb) AS g ("userId" uuid, type text, data jsonb)
      JOIN vendors v ON v.user_id = g."userId" AND v.status = 'approved'
      JOIN webhook_endpoints e ON e.vendor_id = v.id AND e.disabled_at IS NULL AND g.type = ANY (e.events)`);
  for (const { endpointId, type, data } of awaited) await queueDelivery(tx, { endpointId, type, data });
}

type NewDelivery = { endpointId: string; type: string; data: object };

export async function queueDelivery(tx: Transaction, delivery: NewDelivery): Promise<string> {
  const { endpointId, type, data } = delivery;
  const id = randomUUID();
  await tx.rows(sql`
    INSERT INTO webhook_deliveries (id, endpoint_id, type, data, created_at, next_attempt_at)
    VALUES (${id}::uuid, ${endpointId}::uuid, ${type}, ${JSON.stringify(data)}::jsonb, now(), now())`);
  await enqueueIn(tx, webhookTask, { deliveryId: id });
  return id;
}
