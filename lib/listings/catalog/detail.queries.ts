import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";
import { isBookable } from "@/lib/listings/offer/bookable.rows";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { maskVin } from "@/lib/listings/vin.rules";
import { cardColumns, toListing, type CardRow } from "./card.rows";

type DetailRow = CardRow & {
  fullDescription: string;
  city: string | null;
  street: string | null;
  state: string | null;
  vin: string | null;
  bookable: boolean;
  spot: ZoneSpot;
  photos: { name: string; width: number; height: number; alt: string; blur: string }[];
  prices: { cents: number; at: string }[];
  reducedAt: Date | null;
  favoriteCount: number;
  publishedAt: Date | null;
  updatedAt: Date;
  expiresAt: Date | null;
};

const isoDate = (date: Date | null) => date?.toISOString() ?? null;

function toDetail(row: DetailRow): ListingDetailDto {
  const listing = toListing(row);
  return {
    ...listing,
    details: {
      ...listing.details,
      ...(row.street ? { street: row.street } : {}),
      ...(row.vin ? { vin: maskVin(row.vin) } : {}),
    },
    description: row.fullDescription,
    city: row.city,
    state: row.state,
    timeZone: row.category === "realestate" || row.bookable ? timeZoneOf(row.spot) : null,
    bookable: row.bookable,
    photos: row.photos.map(({ name, width, height, alt, blur }) => ({
      url: imageUrl(name, 1280),
      width,
      height,
      alt: alt || row.title,
      blurDataUrl: blur || null,
    })),
    reducedAt: isoDate(row.reducedAt),
    priceHistory: row.prices.map(({ cents, at }) => ({
      price: fromCents(cents),
      changedAt: new Date(at).toISOString(),
    })),
    favoriteCount: row.favoriteCount,
    publishedAt: isoDate(row.publishedAt),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: isoDate(row.expiresAt),
  };
}

export async function readDetail(id: string): Promise<ListingDetailDto | null> {
  const [row] = await rows<DetailRow>(sql`
    SELECT ${cardColumns}, l.description AS "fullDescription", l.city, l.state, l.vin,
      CASE WHEN l.street_public THEN l.street END AS street, ${zoneSpot} AS spot, l.reduced_at AS "reducedAt",
      l.favorite_count AS "favoriteCount", l.published_at AS "publishedAt", l.updated_at AS "updatedAt",
      l.expires_at AS "expiresAt",
      ${isBookable} AS bookable,
      (SELECT coalesce(json_agg(json_build_object('name', i.name, 'width', i.width, 'height', i.height,
          'alt', li.alt, 'blur', i.blur_data_url) ORDER BY li.position), '[]')
        FROM listing_images li JOIN images i ON i.id = li.image_id WHERE li.listing_id = l.id) AS photos,
      (SELECT coalesce(json_agg(json_build_object('cents', p.price_cents, 'at', p.changed_at)
          ORDER BY p.changed_at), '[]')
        FROM price_changes p WHERE p.listing_id = l.id) AS prices
    FROM listings l
    WHERE l.id = ${id}::uuid`);
  return row ? toDetail(row) : null;
}
