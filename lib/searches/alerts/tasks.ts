import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { matchArrivals } from "../matching/commands";
import { compileSearches } from "../matching/compiling.commands";
import { sendDigests, sendInstantAlerts } from "./commands";

/**
 * Waits for the undo window of approvals. Runs one at a time, because concurrent runs would wait for each other's rows.
 */
export const matchSearches = task(
  taskName("search-matching"),
  async () => {
    await compileSearches();
    await matchArrivals(settledSeconds);
    await sendInstantAlerts();
  },
  { every: "minute", concurrency: 1 },
);

/** Hourly, so that a run that failed in the morning is retried the same day. */
export const mailSearchDigests = task(taskName("search-digests"), () => sendDigests(), {
  every: "hour",
  concurrency: 1,
});
