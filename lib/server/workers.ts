import "server-only";
import type PgBoss from "pg-boss";
import { inBackground } from "./background";
import { onWake } from "./response-context";
import { processSingleton } from "./process-singleton";
import { log } from "./log";
import { meter } from "./metrics/meter";
import { closeSender, createBoss, readDueTasks, readQueueClock, type Task } from "./queue";
import { tracing } from "./tracing";

const pollMs = 2000;
const startAgainMs = 2000;
const scheduleCheckMs = 20_000;
const slotSeconds = { minute: 60, hour: 60 * 60, day: 24 * 60 * 60 };

type Loop = { wake(): void; ended: Promise<void> };

type Workers = {
  boss: PgBoss;
  loops: Map<string, Loop>;
  sentSlots: Map<string, number>;
  timers: NodeJS.Timeout[];
  stopping: boolean;
};

type State = { workers?: Workers; shouldRun: boolean };

const state = processSingleton<State>("plazaWorkers", () => ({ shouldRun: false }));

function spanned(task: Task, run: () => Promise<void>): Promise<void> {
  const trace = tracing();
  return trace ? trace.span(`task ${task.name}`, { kind: "consumer" }, run) : run();
}

/** Completes jobs itself, because a failure to do so must not end the process. */
async function runJob(boss: PgBoss, task: Task, job: PgBoss.Job<object>): Promise<void> {
  const started = performance.now();
  let result = "failed";
  try {
    await spanned(task, () => inBackground(() => task.run(job.data ?? {})));
    await boss.complete(task.name, job.id);
    result = "done";
    log.debug({ event: "task", name: task.name, ms: Math.round(performance.now() - started) });
  } catch (error) {
    log.error({ event: "task_failed", name: task.name, job: job.id, err: error });
    const message = error instanceof Error ? error.message : "unknown";
    await boss.fail(task.name, job.id, { message }).catch((lost: unknown) => {
      // The job stays active until it expires and then runs again.
      log.warn({ event: "task_end_lost", name: task.name, job: job.id, err: lost });
    });
  } finally {
    meter?.count("plaza_tasks_total", { task: task.name, result });
    meter?.observe("plaza_task_duration_seconds", { task: task.name }, (performance.now() - started) / 1000);
  }
}

function startLoop(workers: Workers, task: Task): Loop {
  const { boss } = workers;
  let woken = false;
  let wakeUp: (() => void) | undefined;

  async function pause(): Promise<void> {
    if (woken || workers.stopping) return;
    await new Promise<void>((resolve) => (wakeUp = resolve));
  }

  async function work(): Promise<void> {
    while (!workers.stopping) {
      woken = false;
      const jobs = await boss.fetch<object>(task.name, { batchSize: task.concurrency ?? 2 }).catch(() => []);
      if (jobs.length === 0) await pause();
      else await Promise.all(jobs.map((job) => runJob(boss, task, job)));
    }
  }

  return {
    wake() {
      woken = true;
      wakeUp?.();
    },
    ended: work(),
  };
}

async function wakeDue({ boss, loops }: Workers): Promise<void> {
  for (const name of await readDueTasks(boss)) loops.get(name)?.wake();
}

/** One statement for all tasks, because an idle site would otherwise send one per task. */
function poll(workers: Workers): NodeJS.Timeout {
  let reading = false;
  return setInterval(() => {
    if (reading) return;
    reading = true;
    wakeDue(workers)
      .catch((error: unknown) => log.debug({ event: "poll_failed", err: error }))
      .finally(() => (reading = false));
  }, pollMs).unref();
}

async function openQueue(boss: PgBoss, { name, retries = 3, timeoutSeconds = 300 }: Task): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, {
    name,
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
  });
}

/** Slots are counted on the database clock, so each scheduled task runs once across all processes. */
async function sendScheduled({ boss, sentSlots }: Workers, tasks: readonly Task[]): Promise<void> {
  const seconds = await readQueueClock(boss);
  for (const { name, every } of tasks) {
    if (!every) continue;
    const slot = Math.floor(seconds / slotSeconds[every]);
    if (sentSlots.get(name) === slot) continue;
    await boss.send(name, {}, { singletonKey: "schedule", singletonSeconds: slotSeconds[every] });
    sentSlots.set(name, slot);
  }
}

export async function startWorkers(tasks: readonly Task[]): Promise<void> {
  if (state.workers) return;
  const boss = createBoss({ supervise: true, max: 4 });
  const workers: Workers = { boss, loops: new Map(), sentSlots: new Map(), timers: [], stopping: false };
  state.workers = workers;
  try {
    await boss.start();
    for (const task of tasks) await openQueue(boss, task);
    await sendScheduled(workers, tasks);
  } catch (error) {
    state.workers = undefined;
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  for (const task of tasks) workers.loops.set(task.name, startLoop(workers, task));
  onWake((name) => workers.loops.get(name)?.wake());
  const schedule = setInterval(() => {
    sendScheduled(workers, tasks).catch((error: unknown) =>
      log.warn({ event: "schedule_failed", err: error }),
    );
  }, scheduleCheckMs).unref();
  workers.timers.push(schedule, poll(workers));
}

export function startWorkersWithRetry(tasks: readonly Task[]): void {
  state.shouldRun = true;
  startWorkers(tasks).catch((error: unknown) => {
    log.warn({ event: "workers_not_started", err: error });
    setTimeout(() => state.shouldRun && startWorkersWithRetry(tasks), startAgainMs).unref();
  });
}

export async function stopQueue(stopTimeoutSeconds = 8): Promise<void> {
  const workers = state.workers;
  state.workers = undefined;
  onWake(undefined);
  state.shouldRun = false;
  if (workers) {
    workers.stopping = true;
    for (const timer of workers.timers) clearInterval(timer);
    for (const loop of workers.loops.values()) loop.wake();
    const ended = Promise.all([...workers.loops.values()].map((loop) => loop.ended));
    const stopTimeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutSeconds * 1000).unref());
    await Promise.race([ended, stopTimeout]);
    await workers.boss.stop({ graceful: false });
  }
  await closeSender();
}
