import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendFavoriteAlerts } from "./alerts.commands";

/** Every minute, so that a price that was mistyped and put right is nobody's news. */
export const alertFavorites = task(taskName("favorite-alerts"), () => sendFavoriteAlerts(), {
  every: "minute",
  concurrency: 1,
});
