import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { freePlanId, type Limits } from "./rules";

/**
 * What a vendor's plan allows now, on the database clock; the numbers of the free plan without a live subscription.
 * `client` is the database, or the transaction that holds a lock on the vendor while it counts.
 */
export async function limitsOf(client: Pick<Transaction, "$queryRaw">, vendorId: string): Promise<Limits> {
  const [limits] = await client.$queryRaw<Limits[]>(sql`
    SELECT listing_limit AS listings, photo_limit AS photos, featured_limit AS featured, ad_limit AS ads
    FROM plans WHERE id = coalesce((
      SELECT plan_id FROM subscriptions WHERE vendor_id = ${vendorId}::uuid AND (status IN ('active', 'past_due')
        OR (status IN ('trialing', 'cancelled') AND period_end > now()))), ${freePlanId})`);
  if (!limits) throw new Error(`the plan ${freePlanId} is missing`);
  return limits;
}
