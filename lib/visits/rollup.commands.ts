import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { readOpenDays, writeDay } from "./rollup.rows";

async function readNow(): Promise<Date> {
  const [row] = await rows<{ now: Date }>(sql`SELECT now() AS now`);
  return row?.now ?? new Date();
}

/**
 * Adds up the visits of every day that is not closed yet; a day is replaced as a whole, so that a second run changes
 * nothing. Gives back the days. The clock is the database's
 * unless one is given.
 */
export async function rollUpVisits(clock: { now?: Date } = {}): Promise<string[]> {
  const now = clock.now ?? (await readNow());
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
