import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import type { DeferredNotice } from "./deferred.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "./notify.rows";

const batchSize = 100;

async function deliverBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const due = await tx.rows<{ id: string; notice: DeferredNotice }>(sql`
    DELETE FROM held_notices WHERE id IN (
      SELECT id FROM held_notices WHERE due_at <= now() AND id::text <> ALL(${skip}::text[])
      ORDER BY due_at, id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING id::text AS id, notice`);
  take(due.map(({ id }) => id));
  const notices = due.map(({ notice: { content, ...notice } }) => ({
    ...notice,
    ...(content ? { mail: () => content } : {}),
  }));
  if (notices.length > 0) await notifyEach(tx, notices);
}

export async function deliverDeferred(): Promise<void> {
  const total = await processInBatches("held_notice_failed", batchSize, (portion) =>
    transaction((tx) => deliverBatch(tx, portion)),
  );
  if (total > 0) await scheduleMail();
}
