import "server-only";
import { dayOf } from "@/lib/server/days";
import { rows, sql } from "@/lib/server/db";
import { readJobWeeks } from "./week.rows";
import type { JobWeek } from "./week.rules";

/** Last seven days including today; null for an unknown job. Callers must check access. */
export async function readJobWeek(jobId: string): Promise<JobWeek | null> {
  const before = sql`(${dayOf()} + 1)`;
  const [week] = await readJobWeeks({ rows }, sql`j.id = ${jobId}::uuid`, { before });
  if (!week) return null;
  const { here, views, presses, applications, steps } = week;
  return { here, views, presses, applications, steps };
}
