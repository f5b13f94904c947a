import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { checkReplica, db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process-singleton";
import { log } from "@/lib/server/log";
import { checkMailServer, hasMailServer } from "@/lib/server/mail";
import { runOutsideRequest } from "@/lib/server/detached";
import { openPool } from "@/lib/server/pool";
import { checkQueue } from "@/lib/server/queue";
import { checkLimits } from "@/lib/server/rate-limit";
import { storage } from "@/lib/server/storage";

type Check = "ok" | "failed";
type Result = { check: Check; error?: unknown };

const checkTimeoutMs = 700;

const checks: Record<string, (() => Promise<unknown>) | undefined> = {
  database: () => rows(sql`SELECT 1`),
  storage: () => storage.check(),
  queue: checkQueue,
  mail: hasMailServer ? checkMailServer : undefined,
  replica: env.DATABASE_REPLICA_URL ? checkReplica : undefined,
  redis: env.REDIS_URL ? checkLimits : undefined,
};

const pendingChecks = processSingleton("plazaChecks", () => new Map<string, Promise<Result>>());
const lastResults = processSingleton("plazaReadiness", () => new Map<string, Check>());

async function runCheck(name: string, work: () => Promise<unknown>): Promise<Result> {
  try {
    await work();
    return { check: "ok" };
  } catch (error) {
    return { check: "failed", error };
  } finally {
    pendingChecks.delete(name);
  }
}

function logStatusChange(name: string, { check, error }: Result): void {
  const before = lastResults.get(name) ?? "ok";
  lastResults.set(name, check);
  if (check === before) return;
  if (check === "ok") log.info({ event: "dependency_recovered", name });
  else log.error({ event: "dependency_failed", name, err: error });
}

async function check(name: string, work: () => Promise<unknown>): Promise<Check> {
  const pending = pendingChecks.get(name) ?? runOutsideRequest(() => runCheck(name, work));
  pendingChecks.set(name, pending);
  const late = delay(checkTimeoutMs * env.DATABASE_PATIENCE, undefined, { ref: false });
  const result = await Promise.race([
    pending,
    late.then((): Result => ({ check: "failed", error: new Error("no answer in time") })),
  ]);
  logStatusChange(name, result);
  return result.check;
}

export async function getReadinessChecks(): Promise<Record<string, Check>> {
  const pending = Object.entries(checks).flatMap(([name, work]) => (work ? [{ name, work }] : []));
  const found = await Promise.all(
    pending.map(async ({ name, work }) => [name, await check(name, work)] as const),
  );
  return Object.fromEntries(found);
}

export type Readiness = {
  status: "ready" | "unavailable";
  checks: Record<string, Check>;
  degraded: string[];
};

/** The site needs only its database to be ready; other failed services degrade it. */
export async function getReadiness(): Promise<Readiness> {
  const found = await getReadinessChecks();
  const degraded = Object.keys(found).filter((name) => name !== "database" && found[name] === "failed");
  return { status: found.database === "ok" ? "ready" : "unavailable", checks: found, degraded };
}

const vocabularyTimeoutMs = 5000;

/**
 * Warms up connections, Prisma's engine (a second to compile), and the suggestion vocabulary for a process's first
 * requests. Ends within eight seconds and never rejects.
 */
export async function warmUp(): Promise<void> {
  try {
    await openPool();
    await db.homepageSetting.findFirst({ select: { key: true } });
    await Promise.race([waitForVocabulary(), delay(vocabularyTimeoutMs, undefined, { ref: false })]);
  } catch (error) {
    log.warn({ event: "warm_up_failed", err: error });
  }
}
