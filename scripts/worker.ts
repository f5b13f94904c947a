import { allTasks } from "@/lib/platform/tasks";
import { closeDatabase } from "@/lib/server/db";
import { assertServable } from "@/lib/server/env";
import { startWorkers, stopQueue } from "@/lib/server/workers";

/** Background work in a process of its own, for QUEUE_WORKERS=separate; Ctrl-C lets running work finish. */
async function main(): Promise<void> {
  assertServable();
  await startWorkers(allTasks);
  console.log(`Working on ${allTasks.map(({ name }) => name).join(", ")}. Ctrl-C stops it.`);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await stopQueue();
    await closeDatabase();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
