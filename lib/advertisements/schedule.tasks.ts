import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { forgetAdHits, keepAdDates } from "./schedule.commands";

export const scheduleAds = task(
  taskName("advertisement-dates"),
  async () => {
    await keepAdDates();
  },
  { every: "minute" },
);

export const sweepAdHits = task(taskName("advertisement-hits"), () => forgetAdHits(), { every: "hour" });
