import "server-only";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { sql, type Transaction } from "@/lib/server/db";

/** Subject `l` of conversation `c` that can have viewings: its listing, or its job without category, status, and place. */
export const viewingSubject = sql`LATERAL (
  SELECT id, title, category, status, location, street, city, state, place_id, details FROM listings WHERE id = c.listing_id
  UNION ALL
  SELECT NULL, title, NULL, NULL, NULL, NULL, NULL, state, place_id, NULL FROM jobs WHERE id = c.job_id) l`;

/** True if the applicant of conversation `c` about a job is still under consideration. */
export const isApplying = sql`EXISTS (SELECT FROM job_applications a
  WHERE a.job_id = c.job_id AND a.applicant_id = c.starter_id AND a.status NOT IN ('hired', 'rejected', 'withdrawn'))`;

export async function viewingZone(tx: Transaction, conversationId: string): Promise<string> {
  const [found] = await tx.rows<{ spot: ZoneSpot }>(sql`
    SELECT ${zoneSpot} AS spot FROM conversations c, ${viewingSubject} WHERE c.id = ${conversationId}::uuid`);
  return timeZoneOf(found?.spot ?? { state: null, latitude: null, longitude: null });
}
