import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sendSaverOffers } from "./sending.commands";

export const notifySavers = task(taskName("saver-offers"), () => sendSaverOffers(), {
  every: "minute",
  concurrency: 1,
});
