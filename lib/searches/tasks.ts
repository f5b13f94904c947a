import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendDigests, sendInstantAlerts } from "./alerts.commands";
import { compileSearches } from "./compiling.commands";
import { matchArrivals } from "./matching.commands";

/** Every minute. One at a time: what is taken twice waits for the other. */
export const matchSearches = task(
  taskName("search-matching"),
  async () => {
    await compileSearches();
    await matchArrivals(settledSeconds);
    await sendInstantAlerts();
  },
  { every: "minute", concurrency: 1 },
);

/** Every hour, so that one that failed in the morning still comes that day. */
export const mailSearchDigests = task(taskName("search-digests"), () => sendDigests(), {
  every: "hour",
  concurrency: 1,
});
