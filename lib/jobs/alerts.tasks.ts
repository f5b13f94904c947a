import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { alertJobSeekers } from "./alerts.commands";

/** Every hour, so that one that failed in the morning still comes that day. */
export const tellNewJobs = task(taskName("job-alerts"), () => alertJobSeekers(), {
  every: "hour",
  concurrency: 1,
});
