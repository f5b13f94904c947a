import "server-only";
import { task } from "@/lib/server/queue";
import { importTask } from "./commands";
import { runImports } from "./running/commands";

/** Every minute, too: an import whose process was stopped goes on with the next row. */
export const importListings = task(importTask, () => runImports(), {
  every: "minute",
  timeoutSeconds: 1800,
  concurrency: 1,
});
