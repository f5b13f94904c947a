import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { readOpenDays, writeDay } from "./rollup.rows";

async function readNow(): Promise<Date> {
  const [row] = await rows<{ now: Date }>(sql`SELECT now() AS now`);
  return row?.now ?? new Date();
}

/**
 * Rolls up every day that isn't closed; replaces each day as a whole, so that it's idempotent. Uses the database clock
 * by default.
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
