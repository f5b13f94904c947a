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

/** True if that applicant is at the interview stage. */
export const isInvited = sql`EXISTS (SELECT FROM job_applications a
  WHERE a.job_id = c.job_id AND a.applicant_id = c.starter_id AND a.status = 'interview')`;

/** True if the employer of conversation `c` about a job has open hours. */
export const hasInterviewHours = sql`(c.job_id IS NOT NULL AND EXISTS (
  SELECT FROM vendors w JOIN appointment_hours h ON h.vendor_id = w.id AND h.listing_id IS NULL
  WHERE w.user_id = c.owner_id AND w.status = 'approved'
    AND (h.weekly <> '{}' OR jsonb_path_exists(h.exceptions, '$[*].spans[*]'))))`;

export async function viewingZone(tx: Transaction, conversationId: string): Promise<string> {
  const [found] = await tx.rows<{ spot: ZoneSpot }>(sql`
    SELECT ${zoneSpot} AS spot FROM conversations c, ${viewingSubject} WHERE c.id = ${conversationId}::uuid`);
  return timeZoneOf(found?.spot ?? { state: null, latitude: null, longitude: null });
}
