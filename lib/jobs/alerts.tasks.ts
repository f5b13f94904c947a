import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendInstantJobAlerts, sendJobDigests } from "./alerts.commands";
import { matchJobSearches } from "./search-matching.commands";

/** Every minute: 'right away' is a minute and what an approval can be taken back for. One at a time: what is taken twice waits for the other. */
export const alertJobSeekers = task(
  taskName("job-alerts"),
  async () => {
    await matchJobSearches(settledSeconds);
    await sendInstantJobAlerts();
  },
  { every: "minute", concurrency: 1 },
);

/** Every hour, so that one that failed in the morning still comes that day. */
export const mailJobDigests = task(taskName("job-digests"), () => sendJobDigests(), {
  every: "hour",
  concurrency: 1,
});
