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

export type Availability = { hours: OpenHours; ownerId: string; timeZone: string; awayUntil: Date | null };

type Row = OpenHours & { ownerId: string; spot: ZoneSpot; awayUntil: Date | null };

function toBookable(found: Row | undefined): Availability | null {
  if (!found || !isOpen(found)) return null;
  const { ownerId, spot, awayUntil, ...hours } = found;
  return { hours, ownerId, timeZone: timeZoneOf(spot), awayUntil };
}

const bookableColumns = sql`${hoursColumns}, v.user_id AS "ownerId", v.holiday_until AS "awayUntil", ${zoneSpot} AS spot`;

/** Null unless people can book the listing. */
export async function readBookable(reader: Reader, listingId: string): Promise<Availability | null> {
  const [found] = await reader.rows<Row>(sql`
    SELECT ${bookableColumns}
    FROM listings l JOIN vendors v ON v.id = l.vendor_id AND v.status = 'approved'
      CROSS JOIN LATERAL ${hoursOfListing} h
    WHERE l.id = ${listingId}::uuid AND l.status = 'approved' AND l.category IN ('services', 'realestate')`);
  return toBookable(found);
}

/** The business's hours for interviews in a conversation about a job; null without open ones. */
export async function readInterviewHours(
  reader: Reader,
  conversationId: string,
): Promise<Availability | null> {
  const [found] = await reader.rows<Row>(sql`
    SELECT ${bookableColumns}
    FROM conversations c JOIN jobs l ON l.id = c.job_id
      JOIN vendors v ON v.user_id = c.owner_id AND v.status = 'approved'
      JOIN appointment_hours h ON h.vendor_id = v.id AND h.listing_id IS NULL
    WHERE c.id = ${conversationId}::uuid`);
  return toBookable(found);
}
