import "server-only";
import { sql } from "@/lib/server/db";
import { orderDays } from "./rules";

/**
 * True if the discount of order `y` is outdated, because the period of subscription `s` is over or `orderDays` have
 * passed.
 */
export const isOrderOutdated = sql`(y.status IN ('pending', 'failed') AND y.provider = 'manual' AND y.amount_cents < y.price_cents
  AND (s.period_end <= now() OR y.created_at <= now() - make_interval(days => ${orderDays}::int)))`;
