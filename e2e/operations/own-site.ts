import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from "@playwright/test";
import type { Client } from "pg";

// A static import of an .mjs file fails in a worker that Playwright starts after a failed test.

export type OwnDatabase = { url: string; dataDir: string; stop: () => Promise<void> };
export type OwnSite = { pid?: number; port: number; origin: string; stop: () => Promise<void> };

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const { openDemoDatabase } = await import("../../scripts/lib/demo-database.mjs");
  return openDemoDatabase({ durable: true });
}

export async function serveOwnSite(
  { url, dataDir }: Pick<OwnDatabase, "url" | "dataDir">,
  env: Record<string, string> = {},
): Promise<OwnSite> {
  const { serveForTests } = await import("../site/site.mjs");
  const server = await serveForTests(
    { url, dataDir },
    { stdio: ["ignore", "ignore", "inherit"], env: { LOG_LEVEL: "silent", DATABASE_PATIENCE: "1", ...env } },
  );
  const port = Number(env.PORT ?? server.port);
  return { ...server, port, origin: `http://127.0.0.1:${port}` };
}

export async function query<T>(
  { url }: Pick<OwnDatabase, "url">,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const { withClient } = await import("../../scripts/postgres.mjs");
  return withClient(url, async (client: Client) => (await client.query(text, values)).rows as T[]);
}

export async function signIn(
  playwright: PlaywrightWorkerArgs["playwright"],
  { origin }: Pick<OwnSite, "origin">,
  username = "demo-customer",
): Promise<APIRequestContext> {
  const context = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const answer = await context.post("/api/login", { data: { username, password: "market-demo-2026" } });
  expect(answer.status(), await answer.text()).toBe(200);
  return context;
}

export function databasePids({ dataDir }: Pick<OwnDatabase, "dataDir">): number[] {
  const file = path.join(realpathSync(path.join(dataDir, "postgres")), "postmaster.pid");
  const main = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  if (!main) return [];
  const lines = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [main, ...pairs.flatMap(([pid, parent]) => (parent === main ? [pid!] : []))];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has already exited.
      continue;
    }
  }
}

export async function awaitReady({ origin }: Pick<OwnSite, "origin">, status: 200 | 503): Promise<void> {
  const ready = async () => (await fetch(`${origin}/api/ready`)).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(status);
}
