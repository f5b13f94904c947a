import { tellHeld } from "@/lib/notifications/held.commands";
import { db } from "@/lib/server/db";

/** As if the seconds were over in which decisions can be taken back: whom they concern is notified. */
export async function tellDecided(): Promise<void> {
  const dueAt = new Date(Date.now() - 1000);
  await db.undo.updateMany({ data: { dueAt } });
  await db.heldNotice.updateMany({ data: { dueAt } });
  await tellHeld();
}
