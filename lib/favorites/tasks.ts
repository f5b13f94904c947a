import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendFavoriteAlerts } from "./alerts.commands";
import { sendSavedJobAlerts } from "./job-alerts.commands";

/** Both are delayed, so that corrected prices and undone decisions cause no alerts. */
export const alertFavorites = task(taskName("favorite-alerts"), () => sendFavoriteAlerts(settledSeconds), {
  every: "minute",
  concurrency: 1,
});

export const alertSavedJobs = task(taskName("saved-job-alerts"), () => sendSavedJobAlerts(settledSeconds), {
  every: "minute",
  concurrency: 1,
});
