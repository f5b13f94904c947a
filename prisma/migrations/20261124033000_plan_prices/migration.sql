-- A subscription remembers what its period costs, what its next one will, and the price that a mail on its way names.
ALTER TABLE "subscriptions" ADD COLUMN "price_cents" BIGINT,
  ADD COLUMN "next_price_cents" BIGINT,
  ADD COLUMN "price_mail_cents" BIGINT,
  ADD COLUMN "price_mail_id" UUID;
UPDATE "subscriptions" s SET "price_cents" = p."price_cents" FROM "plans" p WHERE p."id" = s."plan_id";
UPDATE "subscriptions" s SET "next_price_cents" = p."price_cents" FROM "plans" p WHERE p."id" = s."next_plan_id";
ALTER TABLE "subscriptions" ALTER COLUMN "price_cents" SET NOT NULL;

-- An order is for the price at which it was made.
ALTER TABLE "payments" ADD COLUMN "price_cents" BIGINT;
UPDATE "payments" y SET "price_cents" = p."price_cents" FROM "plans" p WHERE p."id" = y."plan_id" AND y."status" = 'pending';
ALTER TABLE "checkouts" ADD COLUMN "price_cents" BIGINT;
UPDATE "checkouts" c SET "price_cents" = p."price_cents" FROM "plans" p WHERE p."id" = c."plan_id";
ALTER TABLE "checkouts" ALTER COLUMN "price_cents" SET NOT NULL;
