import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { sweepFiles } from "./sweep.commands";

export const sweepUploads = task(taskName("upload-sweep"), () => sweepFiles(), {
  every: "day",
  retries: 1,
  timeoutSeconds: 1800,
  concurrency: 1,
});
