import { deliverDeferred } from "@/lib/notifications/notify/deferred.commands";
import { creditAuthor } from "@/lib/reviews/published.commands";
import { db } from "@/lib/server/db";

export async function endUndoPeriods(): Promise<void> {
  const dueAt = new Date(Date.now() - 1000);
  await db.undo.updateMany({ data: { dueAt } });
  await db.heldNotice.updateMany({ data: { dueAt } });
  await deliverDeferred();
  const published = await db.review.findMany({
    where: { status: "published", decidedAt: { gt: new Date(Date.now() - 60_000) } },
    select: { id: true },
  });
  const ids = published.map(({ id }) => id);
  await db.review.updateMany({
    where: { id: { in: ids } },
    data: { decidedAt: new Date(dueAt.getTime() - 60_000) },
  });
  for (const id of ids) await creditAuthor(id);
}
