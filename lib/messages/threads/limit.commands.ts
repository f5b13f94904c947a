import "server-only";
import { rows, sql, type Transaction } from "@/lib/server/db";
import { consume, refund, tryConsume } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { messageCopy } from "@/lib/messages/copy";
import { messageLimit, newAccountDays, newContactsPerDay, unconfirmedLimit } from "@/lib/messages/rules";

type LimitOptions = {
  messages?: number;
  /** Counts messages but never blocks them; for actions that end something. */
  always?: boolean;
};

/** Counts messages against the daily limit and refunds them if `send` fails. */
export async function withMessageLimit<T>(
  viewer: Viewer,
  send: () => Promise<T>,
  { messages = 1, always = false }: LimitOptions = {},
): Promise<T> {
  const [person] = await rows<{ confirmed: boolean }>(sql`
    SELECT email_verified_at IS NOT NULL AS confirmed FROM users WHERE id = ${viewer.id}::uuid`);
  const limit = person?.confirmed ? messageLimit : unconfirmedLimit;
  const problem = person?.confirmed ? messageCopy.tooMany : messageCopy.unconfirmed;
  let counted = 0;
  try {
    for (let message = 0; message < messages; message += 1) {
      if (!always) await consume(limit, viewer.id, problem);
      else if (!(await tryConsume(limit, viewer.id))) break;
      counted += 1;
    }
    return await send();
  } catch (error) {
    for (; counted > 0; counted -= 1) await refund(limit, viewer.id);
    throw error;
  }
}

type NewPerson = { starterId: string; ownerId: string };

/**
 * Throws 429 if a new account has started conversations with five new people in the last 24 hours and `ownerId` is
 * another one. The caller holds the lock on the starter.
 */
export async function assertWithinNewContactLimit(
  tx: Transaction,
  { starterId, ownerId }: NewPerson,
): Promise<void> {
  const [full] = await tx.rows<{ seconds: number }>(sql`
    WITH people AS (
      SELECT c.owner_id, min(c.created_at) AS since FROM conversations c
      WHERE c.starter_id = ${starterId}::uuid GROUP BY c.owner_id),
    recent AS (SELECT since FROM people WHERE since > now() - interval '1 day' ORDER BY since DESC LIMIT ${newContactsPerDay}::int)
    SELECT extract(epoch FROM min(since) + interval '1 day' - now())::float8 AS seconds FROM recent
    WHERE EXISTS (SELECT FROM users WHERE id = ${starterId}::uuid
        AND created_at > now() - make_interval(days => ${newAccountDays}::int))
      AND NOT EXISTS (SELECT FROM conversations c WHERE (c.starter_id, c.owner_id) IN (
        (${starterId}::uuid, ${ownerId}::uuid), (${ownerId}::uuid, ${starterId}::uuid)))
    HAVING count(*) >= ${newContactsPerDay}::int`);
  if (!full) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(full.seconds));
  throw new AppError("too_many", messageCopy.tooManyNewPeople(retryAfterSeconds), { retryAfterSeconds });
}
