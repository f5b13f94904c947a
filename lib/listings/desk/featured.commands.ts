import "server-only";
import { purge, refresh } from "@/lib/server/cache";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processEach, processInBatches, type Portion } from "@/lib/server/batch-processing";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockVendor } from "@/lib/users/locking.rows";
import { freePlanId } from "@/lib/subscriptions/rules";
import { listingsTag, listingTag } from "../rules";
import { lifecycleCopy } from "./lifecycle.copy";
import type { LockedListing } from "./lifecycle.rows";
import { assertVendorApproved, lockListing } from "./locking.commands";
import { limitCopy } from "./limits.copy";
import { assertFeaturedCapacity } from "./limits.queries";
import { writeEvent } from "./writing.rows";

type FeatureChange = { listing: LockedListing; viewer: Viewer; on: boolean };

export async function setFeatured(tx: Transaction, { listing, viewer, on }: FeatureChange): Promise<void> {
  const { id, vendor, featured } = listing;
  if (featured === on) return;
  if (listing.boosted) throw new AppError("rule_broken", limitCopy.boosted);
  if (on) await assertFeaturedCapacity(tx, vendor.id);
  // Doesn't change the version, so that open edit forms can still be saved.
  await tx.rows(
    on
      ? sql`UPDATE listings SET featured_at = clock_timestamp(), featured_until = NULL WHERE id = ${id}::uuid`
      : sql`UPDATE listings SET featured_at = NULL, featured_until = NULL WHERE id = ${id}::uuid`,
  );
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: on ? "feature" : "unfeature" });
  await refresh([listingsTag, listingTag(id)], tx);
}

type Boost = { viewer: Viewer; id: string; days: number };

export async function boostListing(tx: Transaction, { viewer, id, days }: Boost): Promise<void> {
  const listing = await lockListing(tx, id, viewer);
  if (listing.actor !== "owner") throw new AppError("not_found", lifecycleCopy.notFound);
  assertVendorApproved(listing.vendor, listing.actor);
  if (listing.status !== "approved") throw new AppError("rule_broken", limitCopy.boostNotLive);
  if (listing.featured && !listing.boosted) throw new AppError("rule_broken", limitCopy.boostFeatured);
  await tx.rows(sql`
    UPDATE listings SET featured_at = coalesce(featured_at, clock_timestamp()),
      featured_until = greatest(featured_until, now()) + make_interval(days => ${days})
    WHERE id = ${id}::uuid`);
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "boosted" });
  await refresh([listingsTag, listingTag(id)], tx);
}

const batchSize = 100;

async function endBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<number> {
  const found = await tx.rows<{ id: string; featured: boolean }>(sql`
    SELECT id::text AS id, featured_at IS NOT NULL AS featured FROM listings
    WHERE featured_until <= now() AND id <> ALL(${skip}::uuid[])
    ORDER BY featured_until LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  const ids = found.map(({ id }) => id);
  take(ids);
  if (ids.length === 0) return 0;
  await tx.rows(sql`
    UPDATE listings SET featured_at = NULL, featured_until = NULL WHERE id = ANY(${ids}::uuid[])`);
  const gone = found.filter(({ featured }) => featured);
  for (const { id } of gone) await writeEvent(tx, { listingId: id, actorId: null, action: "boost ended" });
  if (gone.length > 0) await purge([listingsTag, ...gone.map(({ id }) => listingTag(id))], tx);
  return gone.length;
}

export async function endBoosts(): Promise<number> {
  let ended = 0;
  await processInBatches("boost_not_ended", batchSize, async (portion) => {
    ended += await transaction((tx) => endBatch(tx, portion));
  });
  if (ended > 0) log.info({ event: "boosts_ended", total: ended });
  return ended;
}

async function findVendorsOverLimit(): Promise<string[]> {
  const found = await rows<{ vendorId: string }>(sql`
    SELECT f.vendor_id AS "vendorId"
    FROM (SELECT vendor_id, count(*) AS taken FROM listings
      WHERE featured_at IS NOT NULL AND featured_until IS NULL GROUP BY vendor_id) f
    LEFT JOIN live_plans s ON s.vendor_id = f.vendor_id
    JOIN plans p ON p.id = coalesce(s.plan_id, ${freePlanId})
    WHERE f.taken > p.featured_limit`);
  return found.map(({ vendorId }) => vendorId);
}

/**
 * For plans that ran out or whose limits an admin changed; subscription changes do this in their own transaction by a
 * trigger. Returns the number of listings.
 */
export async function endFeaturedBeyondPlans(): Promise<number> {
  let total = 0;
  const vendors = (await findVendorsOverLimit()).map((id) => ({ id }));
  await processEach("featured_not_ended", vendors, async ({ id }) => {
    total += await transaction(async (tx) => {
      await lockVendor(tx, id);
      const [row] = await tx.rows<{ ended: number }>(
        sql`SELECT end_featured_beyond_plan(${id}::uuid) AS ended`,
      );
      return row?.ended ?? 0;
    });
  });
  if (total > 0) log.info({ event: "featured_ended", total });
  return total;
}
