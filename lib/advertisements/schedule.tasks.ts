import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { deleteOldAdHits, applyAdDates } from "./schedule.commands";

export const scheduleAds = task(
  taskName("advertisement-dates"),
  async () => {
    await applyAdDates();
  },
  { every: "minute" },
);

export const sweepAdHits = task(taskName("advertisement-hits"), () => deleteOldAdHits(), { every: "hour" });
