import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import PgBoss from "pg-boss";
import type { TaskName } from "@/lib/shared/task";
import { isPooled } from "./connection";
import type { Transaction } from "./db";
import { env } from "./env";
import { wakeWorkers } from "./response-context";
import { removeSingleton, processSingleton } from "./process-singleton";
import { log } from "./log";
import { once, runOutsideRequest } from "./detached";

export type Task = {
  name: string;
  /** Runs by itself once in each minute, hour or day (of UTC), whatever the number of processes. */
  every?: "minute" | "hour" | "day";
  /** How often it is tried again, with growing pauses, 3 unless said otherwise. */
  retries?: number;
  /** Longest run in seconds before it counts as lost, 300 unless said otherwise. */
  timeoutSeconds?: number;
  /** How many run at once in one process, 2 unless said otherwise. */
  concurrency?: number;
  run(data: object): Promise<void>;
};

/** Gives a named task its work. */
export function task<T extends object>(
  { name }: TaskName<T>,
  run: (data: T) => Promise<void>,
  options: Omit<Task, "name" | "run"> = {},
): Task {
  return { name, ...options, run: (data) => run(data as T) };
}

/** Finished jobs stay longer than a day, so that a daily task runs once a day. */
const keepFinishedSeconds = 26 * 60 * 60;

/** A readiness check is answered within 2.5 seconds whatever happens, on a machine that is not slow by itself. */
const checkTimeoutMs = 2000 * env.DATABASE_PATIENCE;

/** A connection of its own to the queue's tables; `supervise` lets it clean up in the background. */
export function createBoss({ supervise, max }: { supervise: boolean; max: number }): PgBoss {
  const timeouts = {
    connectionTimeoutMillis: 10_000,
    query_timeout: 15_000,
    // A pooler refuses it.
    ...(!isPooled && { statement_timeout: 15_000 }),
  };
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    application_name: "plaza-queue",
    max,
    supervise,
    schedule: false,
    archiveCompletedAfterSeconds: keepFinishedSeconds,
    deleteAfterDays: 7,
    ...timeouts,
  });
  boss.on("error", (error) => log.warn({ event: "queue_error", err: error }));
  return boss;
}

type Sender = () => Promise<PgBoss>;

async function sender(): Promise<PgBoss> {
  try {
    return await processSingleton("plazaSender", () =>
      once(() => createBoss({ supervise: false, max: 2 }).start()),
    )();
  } catch (error) {
    removeSingleton("plazaSender");
    throw error;
  }
}

/** The queues that are known to be there. */
const knownQueues = () => processSingleton("plazaQueues", () => new Set<string>());

/** pg-boss drops jobs for a queue it does not know; to make one that is there does nothing. */
async function ensureQueue(boss: PgBoss, name: string): Promise<void> {
  if (knownQueues().has(name)) return;
  await boss.createQueue(name);
  knownQueues().add(name);
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
  const id = await runOutsideRequest(async () => {
    const boss = await sender();
    await ensureQueue(boss, name);
    return boss.send(name, data, delaySeconds ? { startAfter: delaySeconds } : {});
  });
  if (!id) throw new Error(`the queue did not take ${name}`);
  if (!delaySeconds) wakeWorkers(name);
}

/** Throws when the queue takes no work now, and where nobody answers. */
export async function checkQueue(): Promise<void> {
  const silence = delay(checkTimeoutMs, "silent" as const, { ref: false });
  const asked = sender().then((boss) => boss.getQueues());
  if ((await Promise.race([asked, silence])) !== "silent") return;
  asked.catch(() => undefined);
  throw new Error("the queue does not answer");
}

async function isWaiting(tx: Transaction, name: string, data: object): Promise<boolean> {
  const waiting = await tx.$queryRawUnsafe<unknown[]>(
    "SELECT 1 FROM pgboss.job WHERE name = $1 AND state < 'active' AND data = $2::jsonb LIMIT 1",
    name,
    JSON.stringify(data),
  );
  return waiting.length > 0;
}

/**
 * Like `enqueue`, in the transaction of what causes the work: both come to be or neither does. With `isRepeatable` false
 * nothing happens while the same work waits to be begun.
 */
export async function enqueueIn<T extends object>(
  tx: Transaction,
  { name }: TaskName<T>,
  data: T,
  { delaySeconds, isRepeatable = true }: EnqueueOptions & { isRepeatable?: boolean } = {},
): Promise<void> {
  const boss = await sender();
  await ensureQueue(boss, name);
  if (!isRepeatable && (await isWaiting(tx, name, data))) return;
  const executeSql = async (text: string, values: unknown[]) => {
    const plain = values.map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...plain) };
  };
  const id = await boss.send(name, data, {
    db: { executeSql },
    ...(delaySeconds ? { startAfter: delaySeconds } : {}),
  });
  if (!id) throw new Error(`the queue did not take ${name}`);
}

/** Closes what `enqueue` opened. */
export async function closeSender(): Promise<void> {
  const sending = await removeSingleton<Sender>("plazaSender")?.().catch(() => undefined);
  removeSingleton("plazaQueues");
  await sending?.stop({ graceful: false });
}
