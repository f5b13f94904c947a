import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { tellJobWeeks } from "./week.commands";

/** Every hour, so that one that failed on Monday morning still comes that day. */
export const tellJobWeek = task(taskName("job-weeks"), () => tellJobWeeks(), {
  every: "hour",
  concurrency: 1,
});
