import "server-only";
import { task } from "@/lib/server/queue";
import { runImports } from "./import-run.commands";
import { importTask } from "./import.commands";

export const importListings = task(importTask, () => runImports(), {
  every: "minute",
  timeoutSeconds: 1800,
  concurrency: 1,
});
