import "server-only";
import { dayOf } from "@/lib/server/days";
import { raw, sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";

const counters = {
  favorites: raw("favorites"),
  contacts: raw("contacts"),
  enquiries: raw("enquiries"),
} as const;
type CounterName = keyof typeof counters;

async function countListing(tx: Transaction, counted: CounterName, listingId: string): Promise<boolean> {
  const counter = counters[counted];
  const changed = await tx.$executeRaw(sql`
    INSERT INTO listing_days AS d (listing_id, day, vendor_id, ${counter})
    SELECT id, ${dayOf()}, vendor_id, 1 FROM listings WHERE id = ${listingId}::uuid
    ON CONFLICT (listing_id, day) DO UPDATE SET ${counter} = d.${counter} + 1`);
  return changed > 0;
}

export async function countFavorite(tx: Transaction, listingId: string): Promise<void> {
  await countListing(tx, "favorites", listingId);
}

/** Reverts only a favorite added on the same day; earlier days are final. */
export async function uncountFavorite(tx: Transaction, listingId: string, addedAt: Date): Promise<void> {
  await tx.rows(sql`
    UPDATE listing_days SET favorites = favorites - 1
    WHERE listing_id = ${listingId}::uuid AND day = ${dayOf()} AND favorites > 0
      AND ${dayOf(sql`${addedAt}::timestamptz`)} = day`);
}

export type Approach = {
  vendorId: string;
  listingId: string | null;
  viewer: Pick<Viewer, "role" | "vendorId"> | null;
};

async function countApproach(
  tx: Transaction,
  counted: "contacts" | "enquiries",
  approach: Approach,
): Promise<boolean> {
  const { vendorId, listingId, viewer } = approach;
  if (viewer && (viewer.role === "admin" || viewer.vendorId === vendorId)) return false;
  if (listingId) {
    const [listing] = await tx.rows<object>(sql`
      SELECT 1 FROM listings WHERE id = ${listingId}::uuid AND vendor_id = ${vendorId}::uuid`);
    if (listing) return countListing(tx, counted, listingId);
  }
  const counter = counters[counted];
  const changed = await tx.$executeRaw(sql`
    INSERT INTO vendor_days AS d (vendor_id, day, ${counter})
    SELECT id, ${dayOf()}, 1 FROM vendors WHERE id = ${vendorId}::uuid
    ON CONFLICT (vendor_id, day) DO UPDATE SET ${counter} = d.${counter} + 1`);
  return changed > 0;
}

/** Returns false for the vendor's own clicks and admins', which don't count. */
export function countContact(tx: Transaction, approach: Approach): Promise<boolean> {
  return countApproach(tx, "contacts", approach);
}

export function countInquiry(tx: Transaction, approach: Approach): Promise<boolean> {
  return countApproach(tx, "enquiries", approach);
}

export async function countViews(
  tx: Transaction,
  seen: readonly { listingId: string; views: number }[],
): Promise<void> {
  if (seen.length === 0) return;
  // The same lock order as everywhere: listings before their days, and listings by id.
  await tx.rows(sql`
    WITH seen AS (
      SELECT * FROM unnest(${seen.map(({ listingId }) => listingId)}::uuid[], ${seen.map(({ views }) => views)}::int[])
        AS s (id, views)
    ), locked AS MATERIALIZED (
      SELECT id FROM listings WHERE id IN (SELECT id FROM seen) ORDER BY id FOR NO KEY UPDATE
    ), counted AS (
      UPDATE listings l SET view_count = l.view_count + seen.views FROM seen JOIN locked USING (id)
      WHERE l.id = seen.id RETURNING l.id, l.vendor_id, seen.views
    )
    INSERT INTO listing_days AS d (listing_id, day, vendor_id, views)
    SELECT id, ${dayOf()}, vendor_id, views FROM counted
    ON CONFLICT (listing_id, day) DO UPDATE SET views = d.views + excluded.views`);
}
