import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import {
  isSamePictures,
  locationOf,
  customLocation,
  reducedDays,
  applyPrice,
  type Content,
} from "../offer/content.rules";
import type { ListingStatus } from "../rules";
import { actionNames } from "./lifecycle.copy";
import type { LockedListing } from "./lifecycle.rows";
import type { ListingAction } from "./lifecycle.rules";
import { hasStock } from "./terms.rules";

export function contentColumns(content: Content, fallbackLocation = "") {
  const { category, title, description, priceCents, city, state } = content;
  const { listingType, propertyType, street, streetPublic, vin, ...details } = content.details;
  return {
    category,
    title,
    description,
    priceCents: BigInt(priceCents),
    city,
    state,
    location: locationOf(content) || fallbackLocation,
    listingType: listingType ?? null,
    propertyType: propertyType ?? null,
    street: street ?? null,
    streetPublic: streetPublic ?? false,
    vin: vin ?? null,
    details,
    ...(hasStock(category) ? {} : { sku: null, lowStockAt: null }),
  };
}

/** The first pictures of a public listing may make it match saved searches that require pictures. */
function recordFirstImages(tx: Transaction, listingId: string) {
  return tx.rows(sql`
    INSERT INTO search_arrivals (listing_id, before_cents, before_tsv, before_place_id, before_details, before_rating,
      before_pictured)
    SELECT l.id, l.price_cents, s.tsv, l.place_id, l.details, l.average_rating, false
    FROM listings l JOIN listing_search s ON s.listing_id = l.id
    WHERE l.id = ${listingId}::uuid AND l.status = 'approved'`);
}

type Pictures = Pick<Content, "images" | "alts">;

export async function writeImages(tx: Transaction, listingId: string, pictures: Pictures): Promise<void> {
  const { images, alts } = pictures;
  const { count } = await tx.listingImage.deleteMany({ where: { listingId } });
  if (images.length === 0) return;
  if (count === 0) await recordFirstImages(tx, listingId);
  await tx.listingImage.createMany({
    data: images.map((imageId, position) => ({ listingId, imageId, position, alt: alts[imageId] ?? "" })),
  });
}

type PriceUpdate = { listing: LockedListing; priceCents: number; viewer: Viewer };

/** Lowest old or new price of the changes in the last 30 days, in cents; null without any. */
async function lowestRecentPrice(tx: Transaction, listingId: string): Promise<number | null> {
  const [row] = await tx.rows<{ lowest: number | null }>(sql`
    SELECT least(min(price_cents), min(previous_cents)) AS lowest FROM price_changes
    WHERE listing_id = ${listingId}::uuid AND changed_at > now() - make_interval(days => ${reducedDays}::int)`);
  return row?.lowest ?? null;
}

async function priceColumns(tx: Transaction, { listing, priceCents, viewer }: PriceUpdate) {
  const { id, content, publishedAt, previousPriceCents, reducedAt, now } = listing;
  if (priceCents === content.priceCents || !publishedAt) return {};
  const lowestCents = await lowestRecentPrice(tx, id);
  await tx.priceChange.create({
    data: {
      listingId: id,
      priceCents: BigInt(priceCents),
      previousCents: BigInt(content.priceCents),
      changedById: viewer.id,
    },
    select: { id: true },
  });
  const before = { priceCents: content.priceCents, previousPriceCents, reducedAt };
  const next = applyPrice(before, { priceCents, lowestCents, now });
  const previous = next.previousPriceCents;
  return { previousPriceCents: previous === null ? null : BigInt(previous), reducedAt: next.reducedAt };
}

type Write = { listing: LockedListing; content: Content; viewer: Viewer };

export async function writeContent(tx: Transaction, { listing, content, viewer }: Write): Promise<void> {
  const { id } = listing;
  const location = customLocation(listing.location, listing.content);
  const price = await priceColumns(tx, { listing, priceCents: content.priceCents, viewer });
  await tx.listing.update({
    where: { id },
    data: { ...contentColumns(content, location), ...price, version: { increment: 1 } },
    select: { id: true },
  });
  if (!isSamePictures(content, listing.content)) await writeImages(tx, id, content);
}

/** Bumps only the version, because an edit stored as a revision counts too. */
export async function incrementVersion(tx: Transaction, id: string): Promise<void> {
  await tx.listing.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } });
}

type Event = {
  listingId: string;
  actorId: string | null;
  action: string;
  from?: ListingStatus | null;
  to?: ListingStatus | null;
  reason?: string;
  data?: Record<string, string | number | string[]>;
};

export async function writeEvent(tx: Transaction, event: Event): Promise<void> {
  const { listingId, actorId, action, from = null, to = null, reason, data = {} } = event;
  await tx.listingEvent.create({
    data: { listingId, actorId, action, fromStatus: from, toStatus: to, reason: reason || null, data },
    select: { id: true },
  });
}

type AuditedAction = {
  viewer: Viewer;
  action: ListingAction | "edit" | "create" | "price";
  id: string;
  title: string;
  reason?: string;
  headers: Headers;
};

/** Only admin actions are audited; the vendor's own are in the listing's history. */
export async function auditAdminAction(tx: Transaction, audited: AuditedAction): Promise<void> {
  const { viewer, action, id, title, reason, headers } = audited;
  if (viewer.role !== "admin") return;
  const words = { ...actionNames, edit: "edited", create: "created", price: "repriced" };
  await recordAudit(tx, {
    actor: viewer,
    action: `listing.${action}`,
    subjectType: "listing",
    subjectId: id,
    summary: `“${title || "Untitled"}” was ${words[action]}`,
    data: { reason: reason ?? null },
    ...(action === "create" ? { state: "new" as const } : {}),
    headers,
  });
}

export async function closeRevision(tx: Transaction, revisionId: string): Promise<void> {
  await tx.rows(sql`
    UPDATE listing_revisions SET status = 'withdrawn', decided_at = now(), updated_at = now()
    WHERE id = ${revisionId}::uuid AND decided_at IS NULL`);
}

export async function closeOpenRevision(tx: Transaction, listingId: string): Promise<void> {
  await tx.rows(sql`
    UPDATE listing_revisions SET status = 'withdrawn', decided_at = now(), updated_at = now()
    WHERE listing_id = ${listingId}::uuid AND decided_at IS NULL`);
}
