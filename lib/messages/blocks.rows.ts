import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { hashCode } from "@/lib/server/one-time";

type Holder = { userId: string; email: string };

const hashOf = (email: string): string => hashCode(`address:${email.trim().toLowerCase()}`);

/** Deletes a closed account's blocks, and keeps blocks against it by a hash of its address. */
export async function keepBlocksOfAddress(tx: Transaction, { userId, email }: Holder): Promise<void> {
  const id = sql`${userId}::uuid`;
  await tx.rows(sql`
    INSERT INTO address_blocks (blocker_id, email_hash, created_at)
    SELECT blocker_id, ${hashOf(email)}, now() FROM blocks WHERE blocked_id = ${id}
    ON CONFLICT DO NOTHING`);
  await tx.rows(sql`DELETE FROM blocks WHERE ${id} IN (blocker_id, blocked_id)`);
  await tx.rows(sql`DELETE FROM address_blocks WHERE blocker_id = ${id}`);
}

/** Restores the blocks kept for an address against the account that has it now. */
export async function applyBlocksOfAddress(tx: Transaction, { userId, email }: Holder): Promise<void> {
  await tx.rows(sql`
    WITH restored AS (DELETE FROM address_blocks WHERE email_hash = ${hashOf(email)} RETURNING blocker_id)
    INSERT INTO blocks (blocker_id, blocked_id, created_at)
    SELECT blocker_id, ${userId}::uuid, now() FROM restored WHERE blocker_id <> ${userId}::uuid
    ON CONFLICT DO NOTHING`);
}
