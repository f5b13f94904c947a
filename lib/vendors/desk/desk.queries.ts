import "server-only";
import { imageUrl } from "@/lib/images/rules";
import type { ListingStatus } from "@/lib/listings/rules";
import { empty, rows, sql } from "@/lib/server/db";
import { containsPattern } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { badCursor, toCursorPage, decodeCursor } from "@/lib/shared/page";
import type { DeskListingDto, DeskListingsPage, ListingCounts, VendorDeskDto } from "./desk.contract";
import { deskPageSize, deskRecentCount, expirySoonDays, type DeskSort } from "./desk.rules";
import { deskCursorSchema } from "./desk.schema";

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
  l.expires_at AS "expiresAt", l.featured_at IS NOT NULL AS featured, l.decision_reason AS "decisionReason",
  l.listing_type IS NOT DISTINCT FROM 'rent' AS rental, EXISTS (SELECT 1 FROM listing_revisions r
    WHERE r.listing_id = l.id AND r.decided_at IS NULL) AS "openRevision"`;

function toListing({ priceCents, image, createdAt, expiresAt, ...row }: ListingRow): DeskListingDto {
  return {
    ...row,
    price: fromCents(priceCents),
    image: image ? imageUrl(image, 320) : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

type ListInput = {
  vendorId: string;
  status?: ListingStatus;
  sort?: DeskSort;
  search?: string;
  limit: number;
  cursor?: string;
};

const orders = {
  newest: sql`l.created_at DESC, l.id DESC`,
  price_asc: sql`l.price_cents, l.id`,
  price_desc: sql`l.price_cents DESC, l.id DESC`,
  views: sql`l.view_count DESC, l.id DESC`,
};

function afterCursor(sort: DeskSort, cursor: string) {
  const [of, value, id] = decodeCursor(cursor, deskCursorSchema);
  if (of !== sort) throw badCursor();
  if (of === "newest") return sql`AND (l.created_at, l.id) < (${value}::timestamptz, ${id}::uuid)`;
  if (of === "views") return sql`AND (l.view_count, l.id) < (${value}::int, ${id}::uuid)`;
  return of === "price_asc"
    ? sql`AND (l.price_cents, l.id) > (${value}::bigint, ${id}::uuid)`
    : sql`AND (l.price_cents, l.id) < (${value}::bigint, ${id}::uuid)`;
}

function readListings({
  vendorId,
  status,
  sort = "newest",
  search,
  limit,
  cursor,
}: ListInput): Promise<ListingRow[]> {
  const ofStatus = status ? sql`AND l.status = ${status}::listing_status` : empty;
  const named = search ? sql`AND l.title ILIKE ${containsPattern(search)}` : empty;
  const after = cursor ? afterCursor(sort, cursor) : empty;
  return rows<ListingRow>(sql`
    SELECT ${columns} FROM listings l WHERE l.vendor_id = ${vendorId}::uuid ${ofStatus} ${named}
      ${after}
    ORDER BY ${orders[sort]} LIMIT ${limit}::int`);
}

function placeOf(sort: DeskSort, { id, createdAt, viewCount, priceCents }: ListingRow): unknown {
  const values = {
    newest: createdAt.toISOString(),
    views: viewCount,
    price_asc: Number(priceCents),
    price_desc: Number(priceCents),
  };
  return [sort, values[sort], id];
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
  if (!row) throw new AppError("not_found", "This vendor doesn’t exist.");
  return row;
}

export async function getVendorDesk(vendorId: string): Promise<VendorDeskDto> {
  const [totals, counts, recent] = await Promise.all([
    readTotals(vendorId),
    readCounts(vendorId),
    readListings({ vendorId, limit: deskRecentCount }),
  ]);
  return { ...totals, counts, recent: recent.map(toListing) };
}

export async function listDeskListings(input: Omit<ListInput, "limit">): Promise<DeskListingsPage> {
  const found = await readListings({ ...input, limit: deskPageSize + 1 });
  return toCursorPage({
    found,
    limit: deskPageSize,
    toItem: toListing,
    placeOf: (row) => placeOf(input.sort ?? "newest", row),
  });
}
