import "server-only";
import { normalizeImages } from "@/lib/images/normalize.rules";
import { imageUrl } from "@/lib/images/rules";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import { truncate } from "@/lib/shared/text";
import type { ListingDetails, ListingDto } from "@/lib/listings/contract";
import {
  maxExcerpt,
  pageSize,
  type Category,
  type ListingStatus,
  type PropertyType,
} from "@/lib/listings/rules";

/** Inlines only the default page sizes, because each literal is another prepared statement. */
export function limitTo(rows: number): Sql {
  return rows === pageSize || rows === pageSize + 1 ? constant(rows) : sql`${rows}::int`;
}

export type CardRow = {
  id: string;
  title: string;
  description: string;
  priceCents: number;
  previousPriceCents: number | null;
  category: Category;
  status: ListingStatus;
  featured: boolean;
  pictures: [name: string, blur: string | null][];
  location: string;
  vendorId: string;
  vendorName: string;
  createdAt: Date;
  averageRating: number;
  reviewCount: number;
  propertyType: PropertyType | null;
  listingType: "sale" | "rent" | null;
  details: ListingDetails;
};

export const cardColumns = sql`l.id, l.title, left(l.description, ${constant(maxExcerpt + 1)}) AS description,
  l.price_cents AS "priceCents", l.previous_price_cents AS "previousPriceCents", l.category, l.status,
  l.featured_at IS NOT NULL AS featured,
  ARRAY(SELECT ARRAY[i.name, CASE WHEN row_number() OVER (ORDER BY li.position) = 1 THEN i.blur_data_url END]
    FROM listing_images li JOIN images i ON i.id = li.image_id
    WHERE li.listing_id = l.id ORDER BY li.position) AS pictures,
  l.location, l.vendor_id AS "vendorId", l.vendor_name AS "vendorName", l.created_at AS "createdAt",
  l.average_rating AS "averageRating", l.review_count AS "reviewCount", l.property_type AS "propertyType",
  l.listing_type AS "listingType", l.details`;

function excerpt(text: string): string {
  return text.length > maxExcerpt ? `${truncate(text, maxExcerpt).replace(/\s+\S*$/, "")}…` : text;
}

export function toListing(row: CardRow): ListingDto {
  return {
    id: row.id,
    title: row.title,
    description: excerpt(row.description),
    price: fromCents(row.priceCents),
    previousPrice: row.previousPriceCents === null ? null : fromCents(row.previousPriceCents),
    category: row.category,
    status: row.status,
    featured: row.featured,
    images: normalizeImages(row.pictures.map(([name]) => imageUrl(name))),
    blurDataUrl: row.pictures[0]?.[1] ?? null,
    location: row.location,
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    createdAt: row.createdAt.toISOString(),
    averageRating: row.averageRating,
    rating: row.averageRating,
    reviewCount: row.reviewCount,
    details: {
      ...row.details,
      ...(row.propertyType ? { propertyType: row.propertyType } : {}),
      ...(row.listingType ? { listingType: row.listingType } : {}),
    },
  };
}
