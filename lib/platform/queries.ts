import "server-only";
import { access, constants, mkdir } from "node:fs/promises";
import path from "node:path";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";

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

async function storageIsWritable(): Promise<void> {
  const folder = path.join(/* turbopackIgnore: true */ env.DATA_DIR, "uploads");
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

/** What this process needs to serve: the database and the upload folder. */
export async function getReadinessChecks(): Promise<Record<string, Check>> {
  const [database, storage] = await Promise.all([
    check("database", () => rows(sql`SELECT 1`)),
    check("storage", storageIsWritable),
  ]);
  return { database, storage };
}

/** The first Prisma query of a process compiles its engine, about a second; better before the first visitor waits. */
export async function warmUp(): Promise<void> {
  try {
    await db.homepageSetting.findFirst({ select: { key: true } });
  } catch (error) {
    log.warn({ event: "warm_up_failed", err: error });
  }
}
