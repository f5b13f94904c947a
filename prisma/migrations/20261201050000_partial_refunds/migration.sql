-- The refunded part of a payment, and of each charge at Stripe.
ALTER TABLE payments ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE stripe_reversals ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0;
