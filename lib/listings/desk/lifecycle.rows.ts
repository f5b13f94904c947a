import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import type { ListingDetails } from "../contract";
import { joinFacts, type Content, type FactColumns, type RevisionChanges } from "../offer/content.rules";
import type { ListingStatus } from "../rules";
import type { Actor, RevisionStatus } from "./lifecycle.rules";

export type LockedRevision = {
  id: string;
  status: RevisionStatus;
  changes: RevisionChanges;
  updatedAt: Date;
};

export type LockedListing = {
  id: string;
  status: ListingStatus;
  version: number;
  updatedAt: Date;
  location: string;
  content: Content;
  previousPriceCents: number | null;
  reducedAt: Date | null;
  publishedAt: Date | null;
  expiresAt: Date | null;
  now: Date;
  suspended: boolean;
  featured: boolean;
  /** Featured, or to be featured again, by points instead of a slot of the plan. */
  boosted: boolean;
  vendor: LockedVendor;
  revision: LockedRevision | null;
  actor: Actor;
};

type Row = Omit<LockedListing, "content" | "vendor" | "revision" | "actor"> &
  Omit<Content, "details"> &
  FactColumns & { details: ListingDetails };

async function lockRow(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.rows<Row>(sql`
    SELECT l.id::text AS id, l.status::text AS status, l.version, l.updated_at AS "updatedAt", l.location,
      l.category::text AS category, l.title, l.description, l.price_cents::float8 AS "priceCents", l.city, l.state,
      l.property_type AS "propertyType", l.listing_type::text AS "listingType", l.street,
      l.street_public AS "streetPublic", l.vin, l.details,
      l.previous_price_cents::float8 AS "previousPriceCents", l.reduced_at AS "reducedAt",
      l.published_at AS "publishedAt", l.expires_at AS "expiresAt", now() AS now,
      l.status_before_suspension IS NOT NULL AS suspended, l.featured_at IS NOT NULL AS featured,
      coalesce(l.featured_until > now(), false) AS boosted,
      ARRAY(SELECT li.image_id::text FROM listing_images li
        WHERE li.listing_id = l.id ORDER BY li.position) AS images,
      coalesce((SELECT json_object_agg(li.image_id, li.alt) FROM listing_images li
        WHERE li.listing_id = l.id AND li.alt <> ''), '{}') AS alts
    FROM listings l WHERE l.id = ${id}::uuid FOR UPDATE OF l`);
  return row ?? null;
}

async function openRevision(tx: Transaction, listingId: string): Promise<LockedRevision | null> {
  const [revision] = await tx.rows<LockedRevision>(sql`
    SELECT id::text AS id, status::text AS status, changes, updated_at AS "updatedAt"
    FROM listing_revisions WHERE listing_id = ${listingId}::uuid AND decided_at IS NULL FOR UPDATE`);
  return revision ?? null;
}

function toLocked(row: Row, vendor: LockedVendor): Omit<LockedListing, "revision" | "actor"> {
  const { category, title, description, priceCents, city, state, images, alts, ...rest } = row;
  const { propertyType, listingType, street, streetPublic, vin, details, ...facts } = rest;
  return {
    ...facts,
    vendor,
    content: {
      category,
      title,
      description,
      priceCents,
      city,
      state,
      images,
      alts,
      details: joinFacts(details, { propertyType, listingType, street, streetPublic, vin }),
    },
  };
}

export async function findVendorOfListing(tx: Transaction, listingId: string): Promise<string | null> {
  const [owner] = await tx.rows<{ vendorId: string }>(sql`
    SELECT vendor_id::text AS "vendorId" FROM listings WHERE id = ${listingId}::uuid`);
  return owner?.vendorId ?? null;
}

type ListingOwnership = { id: string; vendorId: string };

/** Locks the vendor before the listing, in the same order as a suspension. */
export async function lockOwnedListing(
  tx: Transaction,
  { id, vendorId }: ListingOwnership,
): Promise<Omit<LockedListing, "actor"> | null> {
  const vendor = await lockVendor(tx, vendorId);
  const row = vendor && (await lockRow(tx, id));
  return row && { ...toLocked(row, vendor), revision: await openRevision(tx, id) };
}
