import "server-only";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { sql, type Transaction } from "@/lib/server/db";

export async function viewingZone(tx: Transaction, listingId: string): Promise<string> {
  const [found] = await tx.rows<{ spot: ZoneSpot }>(sql`
    SELECT ${zoneSpot} AS spot FROM listings l WHERE l.id = ${listingId}::uuid`);
  return timeZoneOf(found?.spot ?? { state: null, latitude: null, longitude: null });
}
