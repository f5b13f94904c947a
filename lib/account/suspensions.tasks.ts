import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { endDueSuspensions } from "./suspensions.commands";

/** Every minute: a suspension with an end is over within a minute of it. */
export const endSuspensions = task(
  taskName("suspension-end"),
  async () => {
    await endDueSuspensions();
  },
  { every: "minute", concurrency: 1 },
);
