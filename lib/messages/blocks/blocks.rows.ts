import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { hashCode, hashesOfCode } from "@/lib/server/one-time";

type BlockedAccount = { userId: string; email: string };

const nameOf = (email: string): string => `address:${email.trim().toLowerCase()}`;

/** Deletes a closed account's own blocks, but retains blocks against it under a hash of its address. */
export async function retainAddressBlocks(tx: Transaction, { userId, email }: BlockedAccount): Promise<void> {
  const id = sql`${userId}::uuid`;
  await tx.rows(sql`
    INSERT INTO address_blocks (blocker_id, email_hash, created_at)
    SELECT blocker_id, ${hashCode(nameOf(email))}, now() FROM blocks WHERE blocked_id = ${id}
    ON CONFLICT DO NOTHING`);
  await tx.rows(sql`DELETE FROM blocks WHERE ${id} IN (blocker_id, blocked_id)`);
  await tx.rows(sql`DELETE FROM address_blocks WHERE blocker_id = ${id}`);
}

/** Applies an address's blocks to an account that claims it; they stay stored until the address is confirmed. */
export async function applyAddressBlocks(tx: Transaction, { userId, email }: BlockedAccount): Promise<void> {
  await tx.rows(sql`
    INSERT INTO blocks (blocker_id, blocked_id, created_at)
    SELECT blocker_id, ${userId}::uuid, now() FROM address_blocks
    WHERE email_hash = ANY (${hashesOfCode(nameOf(email))}::text[]) AND blocker_id <> ${userId}::uuid
    ON CONFLICT DO NOTHING`);
}

export async function transferAddressBlocks(tx: Transaction, holder: BlockedAccount): Promise<void> {
  await applyAddressBlocks(tx, holder);
  await tx.rows(
    sql`DELETE FROM address_blocks WHERE email_hash = ANY (${hashesOfCode(nameOf(holder.email))}::text[])`,
  );
}

export async function removeAddressBlock(
  tx: Transaction,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  const [blocked] = await tx.rows<{ email: string }>(sql`
    SELECT email::text AS email FROM users WHERE id = ${blockedId}::uuid`);
  if (!blocked) return;
  await tx.rows(sql`
    DELETE FROM address_blocks
    WHERE blocker_id = ${blockerId}::uuid AND email_hash = ANY (${hashesOfCode(nameOf(blocked.email))}::text[])`);
}
