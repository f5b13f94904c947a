import "server-only";
import { imageUrl } from "@/lib/images/rules";
import type { ListingStatus } from "@/lib/listings/rules";
import { empty, rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { decodeCursor, encodeCursor } from "@/lib/shared/cursor";
import { fromCents } from "@/lib/shared/money";
import type { DeskListingDto, DeskListingsPage, ListingCounts, VendorDeskDto } from "./contract";
import { deskPageSize, deskRecentCount, expirySoonDays } from "./rules";
import { deskCursorSchema } from "./schema";

type ListingRow = Omit<DeskListingDto, "price" | "image" | "createdAt" | "expiresAt"> & {
  priceCents: number;
  image: string | null;
  createdAt: Date;
  expiresAt: Date | null;
};

const columns = sql`l.id, l.title, l.category, l.status, l.price_cents AS "priceCents",
  (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
    WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS image,
  l.view_count AS "viewCount", l.favorite_count AS "favoriteCount", l.created_at AS "createdAt",
  l.expires_at AS "expiresAt", l.decision_reason AS "decisionReason"`;

function toListing({ priceCents, image, createdAt, expiresAt, ...row }: ListingRow): DeskListingDto {
  return {
    ...row,
    price: fromCents(priceCents),
    image: image ? imageUrl(image, 320) : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

type ListInput = { vendorId: string; status?: ListingStatus; limit: number; cursor?: string };

function readListings({ vendorId, status, limit, cursor }: ListInput): Promise<ListingRow[]> {
  const ofStatus = status ? sql`AND l.status = ${status}::listing_status` : empty;
  const position = cursor ? decodeCursor(cursor, deskCursorSchema) : null;
  const after = position
    ? sql`AND (l.created_at, l.id) < (${position[0]}::timestamptz, ${position[1]}::uuid)`
    : empty;
  return rows<ListingRow>(sql`
    SELECT ${columns} FROM listings l WHERE l.vendor_id = ${vendorId}::uuid ${ofStatus} ${after}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}::int`);
}

async function readCounts(vendorId: string): Promise<ListingCounts> {
  const found = await rows<{ status: ListingStatus; count: number }>(sql`
    SELECT status, count(*)::int AS count FROM listings WHERE vendor_id = ${vendorId}::uuid GROUP BY status`);
  return Object.fromEntries(found.map(({ status, count }) => [status, count]));
}

type Totals = Omit<VendorDeskDto, "counts" | "recent">;

async function readTotals(vendorId: string): Promise<Totals> {
  const [row] = await rows<Totals>(sql`
    SELECT v.id AS "vendorId", v.business_name AS "businessName", v.average_rating AS "averageRating",
      v.review_count AS "reviewCount",
      coalesce(sum(l.view_count), 0)::int AS "viewCount",
      coalesce(sum(l.favorite_count), 0)::int AS "favoriteCount",
      count(*) FILTER (WHERE l.status = 'approved' AND l.expires_at < now()
        + make_interval(days => ${expirySoonDays}::int))::int AS "expiringSoon"
    FROM vendors v LEFT JOIN listings l ON l.vendor_id = v.id
    WHERE v.id = ${vendorId}::uuid GROUP BY v.id`);
  if (!row) throw new AppError("not_found", "This vendor does not exist.");
  return row;
}

/** The overview of a vendor's own dashboard. */
export async function getVendorDesk(vendorId: string): Promise<VendorDeskDto> {
  const [totals, counts, recent] = await Promise.all([
    readTotals(vendorId),
    readCounts(vendorId),
    readListings({ vendorId, limit: deskRecentCount }),
  ]);
  return { ...totals, counts, recent: recent.map(toListing) };
}

/** A vendor's own listings, newest first, all or those in one state. */
export async function listDeskListings(input: Omit<ListInput, "limit">): Promise<DeskListingsPage> {
  const found = await readListings({ ...input, limit: deskPageSize + 1 });
  const items = found.slice(0, deskPageSize).map(toListing);
  const last = items.at(-1);
  const next = found.length > deskPageSize && last ? encodeCursor([last.createdAt, last.id]) : null;
  return { items, next };
}
