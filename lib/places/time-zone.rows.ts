import "server-only";
import { env } from "@/lib/server/env";
import { sql } from "@/lib/server/db";
import zones from "./time-zones.json";

export type ZoneSpot = { state: string | null; latitude: number | null; longitude: number | null };

export const zoneSpot = sql`(SELECT json_build_object('state', coalesce(p.state, l.state), 'latitude', p.latitude,
  'longitude', p.longitude) FROM (SELECT) one LEFT JOIN places p ON p.id = l.place_id)`;

const states: Record<string, string> = zones.states;

/** Uses the region's time zone in states with several, otherwise the state's, or the site's. */
export function timeZoneOf({ state, latitude, longitude }: ZoneSpot): string {
  if (!state) return env.TIME_ZONE;
  const isIn = (part: (typeof zones.parts)[number]) =>
    latitude !== null &&
    longitude !== null &&
    part.state === state &&
    latitude >= part.south &&
    latitude < part.north &&
    longitude >= part.west &&
    longitude < part.east;
  return zones.parts.find(isIn)?.zone ?? states[state] ?? env.TIME_ZONE;
}
