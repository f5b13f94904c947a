import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { isOpen, type OpenHours } from "./rules";

export const hoursColumns = sql`h.weekly, h.exceptions, h.duration_minutes AS "durationMinutes",
  h.buffer_minutes AS "bufferMinutes", h.notice_hours AS "noticeHours", h.horizon_days AS "horizonDays",
  h.auto_confirm AS "autoConfirm"`;

export const hoursOfListing = sql`
  (SELECT * FROM appointment_hours o WHERE o.vendor_id = l.vendor_id AND coalesce(o.listing_id, l.id) = l.id
    ORDER BY o.listing_id NULLS LAST LIMIT 1)`;

export type Bookable = { hours: OpenHours; ownerId: string; timeZone: string; awayUntil: Date | null };

type Row = OpenHours & { ownerId: string; spot: ZoneSpot; awayUntil: Date | null };

/** Null unless people can book the listing. */
export async function readBookable(reader: Reader, listingId: string): Promise<Bookable | null> {
  const [found] = await reader.rows<Row>(sql`
    SELECT ${hoursColumns}, v.user_id AS "ownerId", v.holiday_until AS "awayUntil", ${zoneSpot} AS spot
    FROM listings l JOIN vendors v ON v.id = l.vendor_id AND v.status = 'approved'
      CROSS JOIN LATERAL ${hoursOfListing} h
    WHERE l.id = ${listingId}::uuid AND l.status = 'approved' AND l.category IN ('services', 'realestate')`);
  if (!found || !isOpen(found)) return null;
  const { ownerId, spot, awayUntil, ...hours } = found;
  return { hours, ownerId, timeZone: timeZoneOf(spot), awayUntil };
}
