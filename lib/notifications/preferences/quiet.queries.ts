import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { QuietHoursDto } from "./quiet.contract";
import { timeOf } from "./quiet.rules";

type Row = { from: number | null; until: number | null; timeZone: string | null };

export async function readQuietHours(userId: string): Promise<QuietHoursDto> {
  const [row] = await rows<Row>(sql`
    SELECT quiet_from AS "from", quiet_until AS until, time_zone AS "timeZone" FROM users WHERE id = ${userId}::uuid`);
  const { from = null, until = null, timeZone = null } = row ?? {};
  return {
    from: from === null ? null : timeOf(from),
    until: until === null ? null : timeOf(until),
    timeZone,
  };
}
