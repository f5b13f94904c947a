import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";

/**
 * Locks the user's row, so that the account can't be closed during a write and nothing is counted twice. Throws
 * not_signed_in if it was closed or suspended since the request began.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const held = await tx.rows(sql`
    SELECT 1 FROM users WHERE id = ${userId}::uuid AND status = 'active' FOR NO KEY UPDATE`);
  if (held.length === 0) throw new AppError("not_signed_in", "Please sign in to continue.");
}
