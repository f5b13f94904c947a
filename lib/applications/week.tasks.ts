import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendWeeklyJobReports } from "./week.commands";

/** Every hour, so that one that failed on Monday morning still comes that day. */
export const weeklyJobReports = task(taskName("job-weeks"), () => sendWeeklyJobReports(), {
  every: "hour",
  concurrency: 1,
});
