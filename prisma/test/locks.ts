import { rows, sql } from "@/lib/server/db";
import { eventually } from "./eventually";

export async function waitForBlocked(statements = 1): Promise<void> {
  await eventually(async () => {
    const waiting = await rows(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return waiting.length >= statements;
  });
}
