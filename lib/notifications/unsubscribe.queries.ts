import "server-only";
import { rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import type { NotificationType } from "./preferences.rules";

/** Which mails a token ends; null for one that nobody was given, or that was forgotten. */
export async function readUnsubscribeType(token: string): Promise<NotificationType | null> {
  const [found] = await rows<{ type: NotificationType }>(sql`
    SELECT type FROM unsubscribe_tokens WHERE hash = ${hashToken(token)}`);
  return found?.type ?? null;
}
