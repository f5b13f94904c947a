import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { removeAddressBlock } from "./blocks.rows";
import { messageCopy } from "@/lib/messages/copy";
import { maxBlocked } from "@/lib/messages/rules";

async function notifyThreadsBetween(tx: Transaction, one: string, other: string): Promise<void> {
  const threads = await tx.rows<{ id: string }>(sql`
    SELECT id FROM conversations
    WHERE (starter_id = ${one}::uuid AND owner_id = ${other}::uuid)
      OR (starter_id = ${other}::uuid AND owner_id = ${one}::uuid)
    ORDER BY last_message_at DESC LIMIT 20`);
  for (const { id } of threads) recordEvents(tx, [one, other], { topic: "message", subjectId: id });
}

export async function blockPerson(userId: string, blockedId: string): Promise<void> {
  if (userId === blockedId) throw new AppError("rule_broken", messageCopy.blockYourself);
  await transaction(async (tx) => {
    const [found] = await tx.rows<{ many: boolean }>(sql`
      SELECT (SELECT count(*) FROM blocks WHERE blocker_id = ${userId}::uuid) >= ${maxBlocked} AS many
      FROM users WHERE id = ${blockedId}::uuid AND status <> 'deleted'`);
    if (!found) throw new AppError("not_found", messageCopy.unknownPerson);
    if (found.many) throw new AppError("rule_broken", messageCopy.tooManyBlocked);
    const added = await tx.rows(sql`
      INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES (${userId}::uuid, ${blockedId}::uuid, now())
      ON CONFLICT DO NOTHING RETURNING 1`);
    if (added.length > 0) await notifyThreadsBetween(tx, userId, blockedId);
  });
}

export async function unblockPerson(userId: string, blockedId: string): Promise<void> {
  await transaction(async (tx) => {
    const removed = await tx.rows(sql`
      DELETE FROM blocks WHERE blocker_id = ${userId}::uuid AND blocked_id = ${blockedId}::uuid RETURNING 1`);
    if (removed.length === 0) return;
    await removeAddressBlock(tx, userId, blockedId);
    await notifyThreadsBetween(tx, userId, blockedId);
  });
}
