import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { KeptNotice } from "./held.rows";
import { wakeMail } from "./mail.commands";
import { notifyEach } from "./notify.rows";

/** Notices at a time. */
const batchSize = 100;

async function tellBatch(tx: Transaction): Promise<number> {
  const due = await tx.rows<{ notice: KeptNotice }>(sql`
    DELETE FROM held_notices WHERE id IN (
      SELECT id FROM held_notices WHERE due_at <= now() ORDER BY due_at, id LIMIT ${batchSize}
      FOR UPDATE SKIP LOCKED)
    RETURNING notice`);
  const notices = due.map(({ notice: { content, ...notice } }) => ({
    ...notice,
    ...(content ? { mail: () => content } : {}),
  }));
  if (notices.length > 0) await notifyEach(tx, notices);
  return notices.length;
}

/** Notifies people of decisions that can no longer be taken back. */
export async function tellHeld(): Promise<void> {
  let total = 0;
  for (;;) {
    const told = await transaction(tellBatch);
    if (told === 0) break;
    total += told;
  }
  if (total > 0) await wakeMail();
}
