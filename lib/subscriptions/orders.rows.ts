import "server-only";
import { sql } from "@/lib/server/db";
import { orderDays } from "./rules";

/**
 * Whether an order `y` of a subscription `s` takes off what was left of a period when it was made, and that is no longer
 * so: then it is made again.
 */
export const isOrderOutdated = sql`(y.status IN ('pending', 'failed') AND y.provider = 'manual' AND y.amount_cents < y.price_cents
  AND (s.period_end <= now() OR y.created_at <= now() - make_interval(days => ${orderDays}::int)))`;
