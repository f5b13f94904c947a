import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendFavoriteAlerts } from "./alerts.commands";

/** Delayed, so that corrected prices and undone decisions cause no alerts. */
export const alertFavorites = task(taskName("favorite-alerts"), () => sendFavoriteAlerts(settledSeconds), {
  every: "minute",
  concurrency: 1,
});
