import "server-only";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { BookableListing, HoursDto } from "./contract";
import { appointmentCopy } from "./copy";
import { hoursColumns, hoursOfListing } from "./hours.rows";
import { defaultHours, type OpenHours } from "./rules";

export function listBookableListings(vendorId: string): Promise<BookableListing[]> {
  return rows<BookableListing>(sql`
    SELECT l.id, l.title, h.id IS NOT NULL AS "hasOwnHours"
    FROM listings l LEFT JOIN appointment_hours h ON h.listing_id = l.id
    WHERE l.vendor_id = ${vendorId}::uuid AND l.category IN ('services', 'realestate')
      AND l.status IN ('approved', 'reserved', 'paused')
    ORDER BY (h.id IS NULL), l.title, l.id LIMIT 200`);
}

type Row = {
  [Name in keyof OpenHours]: OpenHours[Name] | null;
} & { listingId: string | null; updatedAt: Date | null; spot: ZoneSpot };

function toHours(row: Row, listingId: string | null): HoursDto {
  const { listingId: savedFor, updatedAt, spot, ...saved } = row;
  const isOwn = savedFor === listingId;
  const hours = updatedAt ? (saved as OpenHours) : defaultHours;
  return {
    ...hours,
    listingId,
    inherited: !isOwn,
    timeZone: timeZoneOf(spot),
    updatedAt: isOwn ? (updatedAt?.toISOString() ?? null) : null,
  };
}

export async function getHours(vendorId: string, listingId: string | undefined): Promise<HoursDto> {
  const [found] = await (listingId
    ? rows<Row>(sql`
        SELECT h.listing_id AS "listingId", h.updated_at AS "updatedAt", ${hoursColumns}, ${zoneSpot} AS spot
        FROM listings l LEFT JOIN LATERAL ${hoursOfListing} h ON true
        WHERE l.id = ${listingId}::uuid AND l.vendor_id = ${vendorId}::uuid AND l.category IN ('services', 'realestate')`)
    : rows<Row>(sql`
        SELECT h.listing_id AS "listingId", h.updated_at AS "updatedAt", ${hoursColumns}, ${zoneSpot} AS spot
        FROM vendors l LEFT JOIN appointment_hours h ON h.vendor_id = l.id AND h.listing_id IS NULL
        WHERE l.id = ${vendorId}::uuid`));
  if (!found) throw new AppError("not_found", appointmentCopy.unknownListing);
  return toHours(found, listingId ?? null);
}
