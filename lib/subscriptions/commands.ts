import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { trialPlanId } from "./rules";

/** The trial of a vendor who is approved just now; one in a lifetime. */
export async function startTrial(tx: Transaction, vendorId: string): Promise<void> {
  await tx.$executeRaw(sql`
    INSERT INTO subscriptions (id, vendor_id, plan_id, status, period_start, period_end, trial_ends_at)
    SELECT gen_random_uuid(), ${vendorId}::uuid, id, 'trialing', now(), ends, ends
    FROM plans, LATERAL (SELECT now() + make_interval(days => trial_days)) AS trial (ends)
    WHERE id = ${trialPlanId} AND active AND trial_days > 0
    ON CONFLICT (vendor_id) DO NOTHING`);
}
