import "server-only";
import { sql } from "@/lib/server/db";
import { quietEnd } from "./quiet.rules";

export const quietColumns = sql`u.quiet_from AS "quietFrom", u.quiet_until AS "quietUntil", u.time_zone AS "timeZone", now() AS now`;

export type QuietColumns = {
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string | null;
  now: Date;
};

export function quietEndOf({ quietFrom, quietUntil, timeZone, now }: QuietColumns): Date | null {
  if (quietFrom === null || quietUntil === null || timeZone === null) return null;
  return quietEnd({ from: quietFrom, until: quietUntil, timeZone }, now);
}
