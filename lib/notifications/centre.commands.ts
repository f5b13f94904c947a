import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { sql, transaction } from "@/lib/server/db";
import { allOf } from "@/lib/server/sql";
import { countUnreadNotifications } from "./centre.queries";

type Meant = {
  ids?: readonly string[];
  /** The page that they lead to. */
  href?: string;
};

/** Marks a person's notifications as read, all without ids or a page; others' stay as they are. Gives how many are left unread. */
export function markRead(userId: string, { ids, href }: Meant = {}): Promise<number> {
  return transaction(async (tx) => {
    const meant = allOf([
      ...(ids ? [sql`id = ANY(${[...ids]}::uuid[])`] : []),
      ...(href ? [sql`href = ${href}`] : []),
    ]);
    const [first] = await tx.rows<{ id: string }>(sql`
      UPDATE notifications SET read_at = now() WHERE user_id = ${userId}::uuid AND read_at IS NULL AND ${meant}
      RETURNING id`);
    // The person's other tabs and devices count fewer, too.
    if (first) recordEvents(tx, [userId], { topic: "notification", subjectId: first.id });
    return countUnreadNotifications(userId, tx);
  });
}
