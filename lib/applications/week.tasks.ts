import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendWeeklyJobReports } from "./week.commands";

/** Hourly, so that a run that failed on Monday morning is retried the same day. */
export const weeklyJobReports = task(taskName("job-weeks"), () => sendWeeklyJobReports(), {
  every: "hour",
  concurrency: 1,
});
