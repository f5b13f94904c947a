-- What Stripe was last known to collect from the next period on: a price that it was not told yet is a state, which is
-- looked for every hour, and no event of the queue.
ALTER TABLE "subscriptions" ADD COLUMN "stripe_price_cents" BIGINT;
