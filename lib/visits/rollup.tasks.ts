import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { rollUpVisits } from "./rollup.commands";

export const updateVisitRollups = task(taskName("visit-rollup"), async () => void (await rollUpVisits()), {
  every: "minute",
  concurrency: 1,
});
