import "server-only";
import { db, rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { checkQueue } from "@/lib/server/queue";
import { storage } from "@/lib/server/storage";

type Check = "ok" | "failed";

async function check(name: string, work: () => Promise<unknown>): Promise<Check> {
  try {
    await work();
    return "ok";
  } catch (error) {
    log.error({ event: "not_ready", name, err: error });
    return "failed";
  }
}

/** What this process needs to serve: the database, the place of files and the queue. */
export async function getReadinessChecks(): Promise<Record<string, Check>> {
  const [database, files, queue] = await Promise.all([
    check("database", () => rows(sql`SELECT 1`)),
    check("storage", () => storage.check()),
    check("queue", checkQueue),
  ]);
  return { database, storage: files, queue };
}

/** The first Prisma query of a process compiles its engine, about a second; better before the first visitor waits. */
export async function warmUp(): Promise<void> {
  try {
    await db.homepageSetting.findFirst({ select: { key: true } });
  } catch (error) {
    log.warn({ event: "warm_up_failed", err: error });
  }
}
