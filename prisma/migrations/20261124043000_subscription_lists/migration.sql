-- Subscriptions for the admin, the newest first: all, in one state, of one plan.
CREATE INDEX "subscriptions_created_at_id_idx" ON "subscriptions"("created_at" DESC, "id" DESC);
CREATE INDEX "subscriptions_status_created_at_id_idx" ON "subscriptions"("status", "created_at" DESC, "id" DESC);
DROP INDEX "subscriptions_plan_id_idx";
CREATE INDEX "subscriptions_plan_id_created_at_id_idx" ON "subscriptions"("plan_id", "created_at" DESC, "id" DESC);
