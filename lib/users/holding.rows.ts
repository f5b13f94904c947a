import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";

/**
 * Holds the row of the person who asks until the end of the transaction, so that no account is closed beneath what it
 * writes and nothing is counted twice; not_signed_in where it was closed or suspended since it was asked.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const held = await tx.rows(sql`
    SELECT 1 FROM users WHERE id = ${userId}::uuid AND status = 'active' FOR NO KEY UPDATE`);
  if (held.length === 0) throw new AppError("not_signed_in", "Please sign in to continue.");
}
