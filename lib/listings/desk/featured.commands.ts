import "server-only";
import { refresh } from "@/lib/server/cache";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { lockVendor } from "@/lib/subscriptions/locking.rows";
import { freePlanId } from "@/lib/subscriptions/rules";
import { listingsTag, listingTag } from "../rules";
import type { LockedListing } from "./lifecycle.rows";
import { assertFeaturedRoom } from "./limits.queries";
import { writeEvent } from "./writing.rows";

type Wish = { listing: LockedListing; viewer: Viewer; on: boolean };

/** Takes or frees a featured slot of the plan; 422 where none is left. What is so already stays. */
export async function setFeatured(tx: Transaction, { listing, viewer, on }: Wish): Promise<void> {
  const { id, vendor, featured } = listing;
  if (featured === on) return;
  if (on) await assertFeaturedRoom(tx, vendor.id);
  // Neither a version nor a change of what is offered: a form that is open elsewhere may go on.
  await tx.rows(
    on
      ? sql`UPDATE listings SET featured_at = clock_timestamp() WHERE id = ${id}::uuid`
      : sql`UPDATE listings SET featured_at = NULL WHERE id = ${id}::uuid`,
  );
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: on ? "feature" : "unfeature" });
  await refresh([listingsTag, listingTag(id)], tx);
}

/** Vendors with more featured listings than their plan of now allows. */
async function findOverfeatured(): Promise<string[]> {
  const found = await rows<{ vendorId: string }>(sql`
    SELECT f.vendor_id AS "vendorId"
    FROM (SELECT vendor_id, count(*) AS taken FROM listings WHERE featured_at IS NOT NULL GROUP BY vendor_id) f
    LEFT JOIN live_plans s ON s.vendor_id = f.vendor_id
    JOIN plans p ON p.id = coalesce(s.plan_id, ${freePlanId})
    WHERE f.taken > p.featured_limit`);
  return found.map(({ vendorId }) => vendorId);
}

/**
 * Ends what a plan no longer allows whose time ran out, or whose numbers an admin changed; a change of the subscription
 * itself does that in its own transaction, by a trigger. The number of listings.
 */
export async function endFeaturedBeyondPlans(): Promise<number> {
  let total = 0;
  for (const vendorId of await findOverfeatured()) {
    total += await transaction(async (tx) => {
      await lockVendor(tx, vendorId);
      const [row] = await tx.rows<{ ended: number }>(
        sql`SELECT end_featured_beyond_plan(${vendorId}::uuid) AS ended`,
      );
      return row?.ended ?? 0;
    });
  }
  if (total > 0) log.info({ event: "featured_ended", total });
  return total;
}
