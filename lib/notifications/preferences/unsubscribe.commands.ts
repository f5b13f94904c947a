import "server-only";
import { sql, transaction } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { AppError } from "@/lib/shared/app-error";
import type { NotificationType } from "./preferences.rules";
import type { UnsubscribedDto } from "./unsubscribe.contract";

/**
 * Turns off emails of the token's type, or all digests; idempotent. On-site notifications continue; throws not_found
 * for an unknown token.
 */
export async function unsubscribe(token: string): Promise<UnsubscribedDto> {
  return transaction(async (tx) => {
    const [found] = await tx.rows<{ userId: string; type: NotificationType | null }>(sql`
      UPDATE unsubscribe_tokens SET used_at = coalesce(used_at, now()) WHERE hash = ${hashToken(token)}
      RETURNING user_id AS "userId", type`);
    if (!found) throw new AppError("not_found", "This link has expired. Change your emails in your profile.");
    const { userId, type } = found;
    if (type === null) {
      await tx.rows(sql`
        UPDATE notification_preferences SET email = false
        WHERE user_id = ${userId}::uuid AND frequency <> 'instant'`);
      await tx.rows(sql`DELETE FROM digest_items WHERE user_id = ${userId}::uuid`);
      return { type };
    }
    await tx.rows(sql`
      INSERT INTO notification_preferences (user_id, type, site, email)
      VALUES (${userId}::uuid, ${type}::notification_type, true, false)
      ON CONFLICT (user_id, type) DO UPDATE SET email = false`);
    return { type };
  });
}
