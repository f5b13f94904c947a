import "server-only";
import { task } from "@/lib/server/queue";
import { erasureTask, finishErasures } from "./erasure.commands";

export const finishAccounts = task(erasureTask, () => finishErasures(), {
  every: "hour",
  timeoutSeconds: 3600,
  concurrency: 1,
});
