import "server-only";
import { rows, sql } from "@/lib/server/db";
import { consume, refund, tryConsume } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { messageCopy } from "@/lib/messages/copy";
import { messageLimit, unconfirmedLimit } from "@/lib/messages/rules";

type Counting = {
  messages?: number;
  /** Counts messages but never blocks them; for actions that end something. */
  always?: boolean;
};

/** Counts messages against the daily limit and refunds them if `send` fails. */
export async function withMessageLimit<T>(
  viewer: Viewer,
  send: () => Promise<T>,
  { messages = 1, always = false }: Counting = {},
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
