import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { lockVendor } from "@/lib/users/locking.rows";
import { freePlanId, type SubscriptionStatus } from "./rules";

export type LockedSubscription = {
  id: string;
  vendorId: string;
  planId: string;
  /** Cents per month in the current period. */
  planPrice: number;
  nextPlanId: string | null;
  status: SubscriptionStatus;
  provider: "manual" | "stripe";
  customerId: string | null;
  providerSubscriptionId: string | null;
  trialEndsAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  cancelledAt: Date | null;
  leftStripeAt: Date | null;
  closedAt: Date | null;
  suspended: boolean;
  now: Date;
};

export async function lockSubscription(
  tx: Transaction,
  vendorId: string,
): Promise<LockedSubscription | null> {
  if (!(await lockVendor(tx, vendorId))) return null;
  await tx.rows(sql`
    INSERT INTO subscriptions (id, vendor_id, plan_id, price_cents, status, period_start, period_end)
    SELECT gen_random_uuid(), ${vendorId}::uuid, id, price_cents, 'active', now(), now() + interval '1 month'
    FROM plans WHERE id = ${freePlanId}
    ON CONFLICT (vendor_id) DO NOTHING`);
  const [locked] = await tx.rows<LockedSubscription>(sql`
    SELECT s.id::text AS id, s.vendor_id::text AS "vendorId", s.plan_id AS "planId", s.price_cents AS "planPrice",
      s.next_plan_id AS "nextPlanId", s.status::text AS status, s.provider::text AS provider,
      s.provider_customer_id AS "customerId", s.provider_subscription_id AS "providerSubscriptionId",
      s.trial_ends_at AS "trialEndsAt", s.period_start AS "periodStart", s.period_end AS "periodEnd",
      s.cancelled_at AS "cancelledAt", s.left_stripe_at AS "leftStripeAt",
      CASE WHEN u.status = 'deleted' THEN u.deleted_at END AS "closedAt",
      v.status = 'suspended' AS suspended, now() AS now
    FROM subscriptions s JOIN vendors v ON v.id = s.vendor_id
      JOIN users u ON u.id = v.user_id
    WHERE s.vendor_id = ${vendorId}::uuid FOR UPDATE OF s`);
  return locked ?? null;
}
