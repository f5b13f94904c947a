-- Stripe was told to collect nothing while the vendor is suspended.
ALTER TABLE "stripe_subscriptions" ADD COLUMN "paused" BOOLEAN NOT NULL DEFAULT false;
