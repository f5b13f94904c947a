import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { readOpenDays, writeDay } from "./rollup.rows";

/**
 * Adds up the visits of every day that is not closed yet; a day is replaced as a whole, so that a second run changes
 * nothing. Gives back the days.
 */
export async function rollUpVisits({ now = new Date() }: { now?: Date } = {}): Promise<string[]> {
  const days = await readOpenDays({ rows }, now);
  for (const day of days) {
    await transaction(
      async (tx) => {
        await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended('plaza visits of a day', 0))`);
        await writeDay(tx, day, now);
      },
      { slow: true },
    );
  }
  return days;
}
