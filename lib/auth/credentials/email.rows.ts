import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { newToken } from "@/lib/server/one-time";

type NewLink = { userId: string; email: string; minutes: number };

export async function revokeEmailLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.rows(sql`
    UPDATE email_changes SET revoked_at = now()
    WHERE user_id = ${userId}::uuid AND confirmed_at IS NULL AND revoked_at IS NULL`);
}

export async function hasEmailLink(
  tx: Transaction,
  { userId, email }: Omit<NewLink, "minutes">,
): Promise<boolean> {
  const found = await tx.rows(sql`
    SELECT 1 FROM email_changes
    WHERE user_id = ${userId}::uuid AND new_email = ${email}::citext AND confirmed_at IS NULL AND revoked_at IS NULL
      AND expires_at > now() LIMIT 1`);
  return found.length > 0;
}

export async function createEmailLink(tx: Transaction, { userId, email, minutes }: NewLink): Promise<string> {
  const { token, hash } = newToken();
  await tx.rows(sql`
    INSERT INTO email_changes (id, user_id, new_email, token_hash, created_at, expires_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${email}::citext, ${hash}, now(),
      now() + make_interval(mins => ${minutes}::int))`);
  return `${env.APP_URL}/profile?confirm-email=${token}`;
}
