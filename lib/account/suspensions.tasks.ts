import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { endDueSuspensions } from "./suspensions.commands";

export const endSuspensions = task(
  taskName("suspension-end"),
  async () => {
    await endDueSuspensions();
  },
  { every: "minute", concurrency: 1 },
);
