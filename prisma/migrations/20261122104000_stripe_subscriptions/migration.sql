-- Every subscription that Stripe has told us about, each with the newest it said of it, so that no event of one can
-- hide what another says; and the payment pages we opened.
CREATE TABLE "stripe_subscriptions" (
    "id" VARCHAR(120) NOT NULL,
    "vendor_id" UUID NOT NULL,
    "plan_id" VARCHAR(40),
    "customer_id" VARCHAR(120),
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "began_known" BOOLEAN NOT NULL DEFAULT false,
    "started" BOOLEAN NOT NULL DEFAULT false,
    "status" VARCHAR(40),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "period_start" TIMESTAMPTZ(3),
    "period_end" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "told_rank" SMALLINT NOT NULL DEFAULT 0,
    "told_by" VARCHAR(120) NOT NULL DEFAULT '',
    "invoice_at" TIMESTAMPTZ(3),
    "invoice_paid" BOOLEAN NOT NULL DEFAULT false,
    "paid_start" TIMESTAMPTZ(3),
    "paid_end" TIMESTAMPTZ(3),
    "renews" BOOLEAN,
    "ended_at" TIMESTAMPTZ(3),
    "unsettled_since" TIMESTAMPTZ(3),
    "refunds_asked" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "stripe_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TYPE "checkout_status" AS ENUM ('opening', 'open', 'completed', 'dropped');

CREATE TABLE "checkouts" (
    "id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "plan_id" VARCHAR(40) NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" "checkout_status" NOT NULL DEFAULT 'opening',
    "session_id" VARCHAR(255),
    "url" VARCHAR(4000),
    "leased_until" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "subscriptions" ADD COLUMN "left_stripe_at" TIMESTAMPTZ(3);
ALTER TABLE "webhook_events" ADD COLUMN "waits_for" VARCHAR(120);

CREATE INDEX "stripe_subscriptions_vendor_id_began_at_idx" ON "stripe_subscriptions"("vendor_id", "began_at");
CREATE INDEX "stripe_subscriptions_plan_id_idx" ON "stripe_subscriptions"("plan_id");
CREATE INDEX "stripe_subscriptions_unsettled_since_idx" ON "stripe_subscriptions"("unsettled_since");
CREATE INDEX "checkouts_vendor_id_status_idx" ON "checkouts"("vendor_id", "status");
CREATE UNIQUE INDEX "checkouts_session_id_key" ON "checkouts"("session_id");
CREATE INDEX "checkouts_plan_id_idx" ON "checkouts"("plan_id");
CREATE INDEX "checkouts_created_at_idx" ON "checkouts"("created_at");
CREATE INDEX "webhook_events_waits_for_idx" ON "webhook_events"("waits_for");

ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is known of the subscriptions from before; what was cancelled here is told to Stripe once more by the hourly task.
INSERT INTO "stripe_subscriptions" ("id", "vendor_id", "plan_id", "customer_id", "began_at", "started", "status",
  "cancel_at_period_end", "period_start", "period_end", "told_at", "renews", "ended_at", "unsettled_since")
SELECT "provider_subscription_id", "vendor_id", "plan_id", "provider_customer_id", "created_at", true,
  CASE WHEN "status" = 'past_due' THEN 'past_due' ELSE 'active' END, "cancel_at_period_end", "period_start", "period_end",
  "last_event_at", CASE WHEN "status" = 'cancelled' THEN false END,
  CASE WHEN "status" = 'expired' THEN "updated_at" END, CASE WHEN "status" = 'cancelled' THEN now() END
FROM "subscriptions" WHERE "provider_subscription_id" IS NOT NULL;

ALTER TABLE "subscriptions" DROP COLUMN "last_event_at";
