import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { resealSecondSteps } from "./resealing.commands";

export const resealKeys = task(taskName("second-step-sealing"), () => resealSecondSteps(), {
  every: "hour",
  concurrency: 1,
});
