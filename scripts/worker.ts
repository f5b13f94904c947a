import { writeProcessMetrics, registerProcessMetrics } from "@/lib/platform/metrics.queries";
import { getReadinessChecks } from "@/lib/platform/queries";
import { allTasks } from "@/lib/platform/tasks";
import { closeDatabase } from "@/lib/server/db";
import { assertServable, env } from "@/lib/server/env";
import { openHealthPort } from "@/lib/server/health-port";
import { startTracing, tracing } from "@/lib/server/tracing";
import { startWorkers, stopQueue } from "@/lib/server/workers";

const names = allTasks.map(({ name }) => name);

/** Background worker process for QUEUE_WORKERS=separate. Ctrl-C lets running tasks finish. */
async function main(): Promise<void> {
  assertServable();
  await startTracing("worker");
  registerProcessMetrics();
  let isWorking = false;
  const health = await openHealthPort({
    port: env.WORKER_HEALTH_PORT,
    host: env.HOST,
    token: env.METRICS_TOKEN,
    readChecks: async () => ({ worker: isWorking ? "ok" : "failed", ...(await getReadinessChecks()) }),
    describe: () => writeProcessMetrics("worker", names),
  });
  await startWorkers(allTasks);
  isWorking = true;
  console.log(`Working on ${names.join(", ")}. Press Ctrl-C to stop.`);

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    isWorking = false;
    await stopQueue();
    await health?.close();
    await closeDatabase();
    await tracing()?.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
