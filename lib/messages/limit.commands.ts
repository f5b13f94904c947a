import "server-only";
import { rows, sql } from "@/lib/server/db";
import { consume, refund } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { messageCopy } from "./copy";
import { messageLimit, unconfirmedLimit } from "./rules";

/** Counts a message against the day's limit; one that was not sent in the end does not count. */
export async function withinLimit<T>(viewer: Viewer, send: () => Promise<T>): Promise<T> {
  const [person] = await rows<{ confirmed: boolean }>(sql`
    SELECT email_verified_at IS NOT NULL AS confirmed FROM users WHERE id = ${viewer.id}::uuid`);
  const limit = person?.confirmed ? messageLimit : unconfirmedLimit;
  await consume(limit, viewer.id, person?.confirmed ? messageCopy.tooMany : messageCopy.unconfirmed);
  try {
    return await send();
  } catch (error) {
    await refund(limit, viewer.id);
    throw error;
  }
}
