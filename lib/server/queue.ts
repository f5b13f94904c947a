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
  /** Runs once per minute, hour, or UTC day across all processes. */
  every?: "minute" | "hour" | "day";
  retries?: number;
  /** Seconds before a running job counts as lost; default 300. */
  timeoutSeconds?: number;
  concurrency?: number;
  run(data: object): Promise<void>;
};

export function task<T extends object>(
  { name }: TaskName<T>,
  run: (data: T) => Promise<void>,
  options: Omit<Task, "name" | "run"> = {},
): Task {
  return { name, ...options, run: (data) => run(data as T) };
}

/** Finished jobs stay longer than a day, so that a daily task runs only once a day. */
const finishedRetentionSeconds = 26 * 60 * 60;

const checkTimeoutMs = 2000 * env.DATABASE_PATIENCE;

export function createBoss({ supervise, max }: { supervise: boolean; max: number }): PgBoss {
  const timeouts = {
    connectionTimeoutMillis: 10_000,
    query_timeout: 15_000,
    // Poolers reject it.
    ...(!isPooled && { statement_timeout: 15_000 }),
  };
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    application_name: "plaza-queue",
    max,
    supervise,
    schedule: false,
    archiveCompletedAfterSeconds: finishedRetentionSeconds,
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

const knownQueues = () => processSingleton("plazaQueues", () => new Set<string>());

/** pg-boss drops jobs for unknown queues; creating an existing one has no effect. */
async function ensureQueue(boss: PgBoss, name: string): Promise<void> {
  if (knownQueues().has(name)) return;
  await boss.createQueue(name);
  knownQueues().add(name);
}

export async function readDueTasks(boss: PgBoss): Promise<string[]> {
  const { rows } = await boss
    .getDb()
    .executeSql("SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after < now()", []);
  return rows.map(({ name }: { name: string }) => name);
}

/** Seconds since 1970. */
export async function readQueueClock(boss: PgBoss): Promise<number> {
  const { rows } = await boss.getDb().executeSql("SELECT extract(epoch FROM now())::float8 AS seconds", []);
  return (rows as { seconds: number }[])[0]?.seconds ?? 0;
}

type EnqueueOptions = {
  delaySeconds?: number;
};

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

export async function checkQueue(): Promise<void> {
  const timeout = delay(checkTimeoutMs, "silent" as const, { ref: false });
  const queues = sender().then((boss) => boss.getQueues());
  if ((await Promise.race([queues, timeout])) !== "silent") return;
  queues.catch(() => undefined);
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
 * Enqueues in the caller's transaction, so that job and cause commit together. With `isRepeatable` false it does
 * nothing while an identical job is waiting.
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

export async function closeSender(): Promise<void> {
  const sending = await removeSingleton<Sender>("plazaSender")?.().catch(() => undefined);
  removeSingleton("plazaQueues");
  await sending?.stop({ graceful: false });
}
