import "server-only";
import { task } from "@/lib/server/queue";
import { runImports } from "./import-run.commands";
import { importTask } from "./import.commands";

/** Also runs every minute, to resume an import whose process was stopped. */
export const importListings = task(importTask, () => runImports(), {
  every: "minute",
  timeoutSeconds: 1800,
  concurrency: 1,
});
