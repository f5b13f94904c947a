/** Runs once at server startup. An invalid configuration stops the server here with one readable list of errors. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { requireEnv: requireSettings } = await import("@/lib/server/required-env");
  requireSettings(process.env);
  const { env } = await import("@/lib/server/env");
  const { startTracing, tracing } = await import("@/lib/server/tracing");
  const { startWorkersWithRetry, stopQueue } = await import("@/lib/server/workers");
  const { allTasks } = await import("@/lib/platform/tasks");
  const { closeLimits } = await import("@/lib/server/rate-limit");
  const { warmUp } = await import("@/lib/platform/queries");
  const { sharedCache } = await import("@/lib/server/cache");
  const { sharedLive } = await import("@/lib/server/live");
  const { flushViews } = await import("@/lib/visits/commands");
  const { hasFront, onMeasure, onShutdown, shutDown } = await import("@/lib/server/response-context");
  const { measureWork, registerProcessMetrics } = await import("@/lib/platform/metrics.queries");
  // Starts listening for invalidations, which replica reads depend on.
  if (env.DATABASE_REPLICA_URL) sharedCache();
  sharedLive();
  await startTracing("renderer");
  registerProcessMetrics();
  const tasks = allTasks.map(({ name }) => name);
  onMeasure((options) => measureWork(tasks, options));
  if (env.QUEUE_WORKERS === "app") startWorkersWithRetry(allTasks);
  onShutdown(() =>
    Promise.all([flushViews(), stopQueue()])
      .then(closeLimits, closeLimits)
      .finally(() => tracing()?.stop()),
  );
  if (!hasFront() && env.NODE_ENV === "production") {
    const { shutDownBefore, installRequestHeaders } = await import("@/lib/server/plain-start");
    installRequestHeaders({ https: env.SECURE, subdomains: env.HSTS_SUBDOMAINS === "1" });
    shutDownBefore(async () => {
      sharedLive().close();
      await shutDown();
    });
  }
  await warmUp();
}

/** Prevents caching of a page that failed to render. If the database is down, the front server responds with 503. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // Before any await, because the page may be sent before the imports resolve.
  const answer = globalThis.plazaAnswers?.getStore();
  if (answer) answer.failed = true;
  const [{ isDatabaseDown }, { reportStatus }] = await Promise.all([
    import("@/lib/server/errors"),
    import("@/lib/server/response-context"),
  ]);
  if (isDatabaseDown(error)) reportStatus(503);
}
