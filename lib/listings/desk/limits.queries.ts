import "server-only";
import { join, rows, sql, type Reader, type Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { limitsOf } from "@/lib/subscriptions/billing/plan.queries";
import { planStatuses } from "./lifecycle.rules";
import { limitCopy } from "./limits.copy";
import type { FeaturedUse } from "./limits.rules";

export type PlanUse = { photos: number; listings: number; used: number };

const counted = join(planStatuses.map((status) => sql`${status}::listing_status`));

/** Exact only while the vendor's row is locked. */
export async function readPlanUse(reader: Reader, vendorId: string): Promise<PlanUse> {
  const { photos, listings } = await limitsOf(reader, vendorId);
  const [row] = await reader.rows<{ used: number }>(sql`
    SELECT count(*)::int AS used FROM listings
    WHERE vendor_id = ${vendorId}::uuid AND status IN (${counted})`);
  return { photos, listings, used: row?.used ?? 0 };
}

export function getPlanUse(vendorId: string): Promise<PlanUse> {
  return readPlanUse({ rows }, vendorId);
}

async function readFeaturedUse(reader: Reader, vendorId: string): Promise<FeaturedUse> {
  const { featured: limit } = await limitsOf(reader, vendorId);
  const [row] = await reader.rows<{ used: number }>(sql`
    SELECT count(*)::int AS used FROM listings
    WHERE vendor_id = ${vendorId}::uuid AND featured_at IS NOT NULL AND featured_until IS NULL`);
  return { limit, used: row?.used ?? 0 };
}

export function getFeaturedUse(vendorId: string): Promise<FeaturedUse> {
  return readFeaturedUse({ rows }, vendorId);
}

export async function assertFeaturedCapacity(tx: Transaction, vendorId: string): Promise<void> {
  await tx.rows(sql`SELECT 1 FROM subscriptions WHERE vendor_id = ${vendorId}::uuid FOR SHARE`);
  const { limit, used } = await readFeaturedUse(tx, vendorId);
  if (used >= limit) throw new AppError("rule_broken", limitCopy.featured(limit));
}

/**
 * Throws 422 if the vendor already exceeds the plan, so that renewals and resumptions don't extend the excess; requires
 * the vendor's lock.
 */
export async function assertWithinPlan(tx: Transaction, vendorId: string): Promise<void> {
  const { used, listings } = await readPlanUse(tx, vendorId);
  if (used > listings) throw new AppError("rule_broken", limitCopy.listings(listings));
}

/** Throws 422 if the plan is full; requires the vendor's lock, which serializes concurrent requests. */
export async function assertPlanCapacity(tx: Transaction, vendorId: string): Promise<PlanUse> {
  const use = await readPlanUse(tx, vendorId);
  if (use.used >= use.listings) throw new AppError("rule_broken", limitCopy.listings(use.listings));
  return use;
}
