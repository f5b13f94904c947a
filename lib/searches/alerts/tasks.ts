import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { matchArrivals } from "../matching/commands";
import { compileSearches } from "../matching/compiling.commands";
import { sendDigests, sendInstantAlerts } from "./commands";

/** Every minute: 'right away' is a minute and what an approval can be taken back for. One at a time: what is taken twice waits for the other. */
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
