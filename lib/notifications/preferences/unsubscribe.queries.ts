import "server-only";
import { rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import type { NotificationType } from "./preferences.rules";

export async function readUnsubscribeType(token: string): Promise<NotificationType | "digests" | null> {
  const [found] = await rows<{ type: NotificationType | null }>(sql`
    SELECT type FROM unsubscribe_tokens WHERE hash = ${hashToken(token)}`);
  return found ? (found.type ?? "digests") : null;
}
