import "server-only";
import { rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";

export type ResetTarget = { userId: string; username: string };

export async function findResetTarget(token: string): Promise<ResetTarget | null> {
  const [row] = await rows<ResetTarget>(sql`
    SELECT u.id AS "userId", u.username FROM password_reset_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.token_hash = ${hashToken(token)} AND t.used_at IS NULL AND t.revoked_at IS NULL
      AND t.expires_at > now() AND u.status = 'active'`);
  return row ?? null;
}
