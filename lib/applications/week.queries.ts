import "server-only";
import { dayOf } from "@/lib/server/days";
import { rows, sql } from "@/lib/server/db";
import { readJobWeeks } from "./week.rows";
import type { JobWeek } from "./week.rules";

/** The last seven days of one job, today among them; null for an unknown one. Whoever asks is checked before. */
export async function readJobWeek(jobId: string): Promise<JobWeek | null> {
  const before = sql`(${dayOf()} + 1)`;
  const [week] = await readJobWeeks({ rows }, sql`j.id = ${jobId}::uuid`, { before });
  if (!week) return null;
  const { here, views, presses, applications, steps } = week;
  return { here, views, presses, applications, steps };
}
