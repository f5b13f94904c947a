import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { QuietHoursDto } from "./quiet.contract";
import { minutesOf } from "@/lib/shared/dates";

/** Turning quiet hours off keeps the time zone. Held notices are sent when the hours would have ended. */
export async function setQuietHours(userId: string, { from, until, timeZone }: QuietHoursDto): Promise<void> {
  await rows(sql`
    UPDATE users SET quiet_from = ${from === null ? null : minutesOf(from)}::smallint,
      quiet_until = ${until === null ? null : minutesOf(until)}::smallint,
      time_zone = coalesce(${timeZone}, time_zone)
    WHERE id = ${userId}::uuid`);
}
