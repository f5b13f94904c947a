import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { enqueueIn } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { pushBatch } from "./push.rules";

export type PendingPush = {
  ids: string[];
  /** Limits a retry to these pairs, '<notification id> <subscription id>'. */
  pairs?: string[];
  tries?: number;
  /** Waits for the end of quiet hours. */
  isHeld?: true;
};

export const pushTask = taskName<PendingPush>("push");

export function pushKey(): string | null {
  return (env.VAPID_PRIVATE_KEY && env.VAPID_PUBLIC_KEY) || null;
}

export async function queuePushes(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (!pushKey() || ids.length === 0) return;
  const awaited = await tx.rows<{ id: string }>(sql`
    SELECT n.id FROM notifications n WHERE n.id = ANY(${[...ids]}::uuid[])
      AND EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = n.user_id) ORDER BY n.id`);
  for (let from = 0; from < awaited.length; from += pushBatch) {
    await enqueueIn(tx, pushTask, { ids: awaited.slice(from, from + pushBatch).map(({ id }) => id) });
  }
}
