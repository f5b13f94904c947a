import "server-only";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { isOrderOutdated } from "@/lib/subscriptions/orders.rows";

export async function expireOrders(): Promise<void> {
  const lapsed = await rows<{ id: string }>(sql`
    UPDATE payments SET status = 'failed' WHERE id IN (
      SELECT y.id FROM payments y JOIN subscriptions s ON s.id = y.subscription_id WHERE y.status = 'pending' AND ${isOrderOutdated}
      ORDER BY y.id FOR UPDATE OF y SKIP LOCKED)
    RETURNING id::text`);
  for (const { id } of lapsed) log.info({ event: "order_expired", paymentId: id });
}
