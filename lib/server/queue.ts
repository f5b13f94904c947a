import "server-only";
import PgBoss from "pg-boss";
import type { TaskName } from "@/lib/shared/task";
import { env } from "./env";
import { log } from "./log";

export type Task = {
  name: string;
  /** When it runs by itself, in cron words and UTC. */
  cron?: string;
  /** How often it is tried again, with growing pauses, 3 unless said otherwise. */
  retries?: number;
  /** Longest run in seconds before it counts as lost, 300 unless said otherwise. */
  timeoutSeconds?: number;
  run(data: object): Promise<void>;
};

type TaskOptions = Omit<Task, "name" | "run">;

/** Gives a named task its work. */
export function task<T extends object>(
  { name }: TaskName<T>,
  run: (data: T) => Promise<void>,
  options: TaskOptions = {},
): Task {
  return { name, ...options, run: (data) => run(data as T) };
}

type Store = {
  plazaSender?: Promise<PgBoss>;
  plazaQueues?: Map<string, Promise<void>>;
  plazaWorkers?: { boss: PgBoss; ids: Map<string, string> };
};

/** Hot reload and several bundles evaluate this module again; what runs lives on here. */
const store = globalThis as Store;

function createBoss(options: { working: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    application_name: "plaza-queue",
    max: options.working ? 4 : 2,
    supervise: options.working,
    schedule: options.working,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 7,
    ...{ connectionTimeoutMillis: 2000, query_timeout: 15_000, statement_timeout: 15_000 },
  });
  boss.on("error", (error) => log.warn({ event: "queue_error", err: error }));
  return boss;
}

async function sender(): Promise<PgBoss> {
  store.plazaSender ??= createBoss({ working: false }).start();
  try {
    return await store.plazaSender;
  } catch (error) {
    store.plazaSender = undefined;
    throw error;
  }
}

/** pg-boss drops jobs for a queue it does not know. */
function ensureQueue(boss: PgBoss, name: string): Promise<void> {
  store.plazaQueues ??= new Map();
  const known = store.plazaQueues.get(name) ?? boss.createQueue(name);
  store.plazaQueues.set(name, known);
  known.catch(() => store.plazaQueues?.delete(name));
  return known;
}

type EnqueueOptions = {
  /** Earliest start from now on. */
  delaySeconds?: number;
};

/** Puts work into the queue; it survives a restart and is done by any process with workers. */
export async function enqueue<T extends object>(
  { name }: TaskName<T>,
  data: T,
  { delaySeconds }: EnqueueOptions = {},
): Promise<void> {
  const boss = await sender();
  await ensureQueue(boss, name);
  const id = await boss.send(name, data, delaySeconds ? { startAfter: delaySeconds } : {});
  if (!id) throw new Error(`the queue did not take ${name}`);
  const worker = store.plazaWorkers?.ids.get(name);
  if (worker && !delaySeconds) store.plazaWorkers?.boss.notifyWorker(worker);
}

async function runTask(task: Task, job: PgBoss.Job<object>): Promise<void> {
  const started = performance.now();
  try {
    await task.run(job.data ?? {});
    log.debug({ event: "task", name: task.name, ms: Math.round(performance.now() - started) });
  } catch (error) {
    log.error({ event: "task_failed", name: task.name, job: job.id, err: error });
    throw error;
  }
}

async function openQueue(boss: PgBoss, task: Task): Promise<string> {
  const { name, cron, retries = 3, timeoutSeconds = 300 } = task;
  const options = {
    name,
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
  };
  await ensureQueue(boss, name);
  await boss.updateQueue(name, options);
  if (cron) await boss.schedule(name, cron, {}, { tz: "UTC" });
  else await boss.unschedule(name);
  return boss.work<object>(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const job of jobs) await runTask(task, job);
  });
}

/** Starts the workers of this process; throws when the database is not there yet. */
export async function startWorkers(tasks: readonly Task[]): Promise<void> {
  if (store.plazaWorkers) return;
  const workers = { boss: createBoss({ working: true }), ids: new Map<string, string>() };
  store.plazaWorkers = workers;
  try {
    await workers.boss.start();
    for (const task of tasks) workers.ids.set(task.name, await openQueue(workers.boss, task));
  } catch (error) {
    store.plazaWorkers = undefined;
    await workers.boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Lets running work finish for at most `timeoutSeconds`, then closes the queue's connections. */
export async function stopQueue(timeoutSeconds = 8): Promise<void> {
  const { plazaSender, plazaWorkers } = store;
  store.plazaSender = undefined;
  store.plazaWorkers = undefined;
  store.plazaQueues = undefined;
  const sending = await plazaSender?.catch(() => undefined);
  await Promise.all([
    plazaWorkers?.boss.stop({ timeout: timeoutSeconds * 1000 }),
    sending?.stop({ graceful: false }),
  ]);
}
