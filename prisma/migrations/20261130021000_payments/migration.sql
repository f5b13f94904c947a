-- The day of the month on which a plan renews; null until its first renewal, which takes it from the period's start.
ALTER TABLE "subscriptions" ADD COLUMN "anchor_day" SMALLINT;
-- The newest word on whether the money of a payment went back.
ALTER TABLE "payments" ADD COLUMN "reversed_at" TIMESTAMPTZ(3);
-- The payment page that a subscription was bought on, and whether its price was agreed from it; those that exist were.
ALTER TABLE "stripe_subscriptions"
  ADD COLUMN "checkout_id" UUID,
  ADD COLUMN "priced" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "reversed_end" TIMESTAMPTZ(3);
ALTER TABLE "stripe_subscriptions" ALTER COLUMN "priced" SET DEFAULT false;
