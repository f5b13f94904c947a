import "server-only";
import { task } from "@/lib/server/queue";
import { runImports } from "./import-run.commands";
import { importTask } from "./import.commands";

/** Every minute, too: an import whose process was stopped goes on with the next row. */
export const importListings = task(importTask, () => runImports(), {
  every: "minute",
  timeoutSeconds: 1800,
  concurrency: 1,
});
