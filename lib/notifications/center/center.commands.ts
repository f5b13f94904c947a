import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { sql, transaction } from "@/lib/server/db";
import { allOf } from "@/lib/server/sql";
import { countUnreadNotifications } from "./center.queries";

type NotificationFilter = {
  ids?: readonly string[];
  href?: string;
};

/** Marks all of the user's notifications without a filter; returns the number left unread. */
export function markRead(userId: string, { ids, href }: NotificationFilter = {}): Promise<number> {
  return transaction(async (tx) => {
    const filter = allOf([
      ...(ids ? [sql`id = ANY(${[...ids]}::uuid[])`] : []),
      ...(href ? [sql`href = ${href}`] : []),
    ]);
    const [first] = await tx.rows<{ id: string }>(sql`
      UPDATE notifications SET read_at = now() WHERE user_id = ${userId}::uuid AND read_at IS NULL AND ${filter}
      RETURNING id`);
    // Updates the unread count in the person's other tabs and devices.
    if (first) recordEvents(tx, [userId], { topic: "notification", subjectId: first.id });
    return countUnreadNotifications(userId, tx);
  });
}
