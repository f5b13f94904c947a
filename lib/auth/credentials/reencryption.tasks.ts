import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { reencryptSecondSteps } from "./reencryption.commands";

export const reencryptSecondStepKeys = task(taskName("second-step-sealing"), () => reencryptSecondSteps(), {
  every: "hour",
  concurrency: 1,
});
