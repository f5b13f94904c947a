import "server-only";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendFavoriteAlerts } from "./alerts.commands";

/** Every minute; a price that was mistyped and put right, or a decision that was taken back, is nobody's news. */
export const alertFavorites = task(taskName("favorite-alerts"), () => sendFavoriteAlerts(settledSeconds), {
  every: "minute",
  concurrency: 1,
});
