import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import { problemTexts } from "@/lib/shared/problems";
import { expect, test } from "../fixtures";
import {
  awaitReady,
  databasePids,
  openOwnDatabase,
  query,
  serveOwnSite,
  signalAll,
  signIn,
  type OwnDatabase,
  type OwnSite,
} from "./own-site";

/** Only against hangs: a request that waits this long has no time limit of its own. */
const hangMs = 20_000;

async function openSlowGate(
  target: URL,
): Promise<{ server: Server; url: string; delayBy: (ms: number) => void }> {
  let delayMs = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    upstream.pipe(client);
    client.on("data", (part) => void setTimeout(() => upstream.writable && upstream.write(part), delayMs));
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined);
      socket.on("close", () => [client, upstream].forEach((one) => one.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return { server, url: url.href, delayBy: (ms) => (delayMs = ms) };
}

let database: OwnDatabase;
let gate: Awaited<ReturnType<typeof openSlowGate>>;
let site: OwnSite;
let customer: APIRequestContext;
let listings: string[];

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  database = await openOwnDatabase();
  gate = await openSlowGate(new URL(database.url));
  site = await serveOwnSite({ ...database, url: gate.url }, { QUEUE_WORKERS: "separate" });
  customer = await signIn(playwright, site);
  await query(
    database,
    "DELETE FROM favorites WHERE user_id = (SELECT id FROM users WHERE username = 'demo-customer')",
  );
  const found = await query<{ id: string }>(
    database,
    "SELECT id::text FROM listings WHERE status = 'approved'",
  );
  listings = found.map(({ id }) => id);
});
test.afterAll(async () => {
  await customer.dispose();
  await site.stop();
  gate.server.close();
  await database.stop();
});

type Outcome = { status: number; text: string; retryAfter: string | undefined };

function startWriting() {
  const saved: string[] = [];
  const others: Outcome[] = [];
  let isOver = false;
  async function write(): Promise<void> {
    while (!isOver) {
      const id = listings.pop()!;
      const answer = await customer.post(`/api/favorites/${id}`, { timeout: hangMs });
      const { "retry-after": retryAfter } = answer.headers();
      if (answer.ok()) saved.push(id);
      else others.push({ status: answer.status(), text: await answer.text(), retryAfter });
      await delay(20);
    }
  }
  const work = [write(), write()];
  return {
    saved,
    others,
    awaitSaved: (count: number) =>
      expect.poll(() => saved.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count),
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(work);
    },
  };
}

async function expectUnavailable(): Promise<void> {
  await awaitReady(site, 503);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  const page = await fetch(`${site.origin}/search?q=${Math.random()}`, {
    signal: AbortSignal.timeout(hangMs),
  });
  expect([page.status, Number(page.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect(await page.text()).toContain(problemTexts[503].title);
}

async function expectAllSaved(ids: string[]): Promise<void> {
  const [{ count } = { count: -1 }] = await query<{ count: number }>(
    database,
    `SELECT count(*)::int AS count FROM favorites f JOIN users u ON u.id = f.user_id
     WHERE u.username = 'demo-customer' AND f.listing_id = ANY($1::uuid[])`,
    [ids],
  );
  expect(count).toBe(ids.length);
}

function wasRestarted(before: number | undefined): boolean {
  const [now] = databasePids(database);
  return now !== undefined && now !== before;
}

type Fault = { name: string; cause: () => void | Promise<void>; cure?: () => void; lasts: boolean };

let frozenPids: number[] = [];

const faults: Fault[] = [
  { name: "killed", cause: () => signalAll(databasePids(database), "SIGKILL"), lasts: false },
  { name: "stopped", cause: () => signalAll(databasePids(database).slice(0, 1), "SIGINT"), lasts: false },
  {
    name: "frozen",
    cause: () => signalAll((frozenPids = databasePids(database)), "SIGSTOP"),
    cure: () => signalAll(frozenPids, "SIGCONT"),
    lasts: true,
  },
  { name: "three seconds slow", cause: () => gate.delayBy(3000), cure: () => gate.delayBy(0), lasts: true },
];

for (const { name, cause, cure, lasts } of faults) {
  test(`loses no write while a database is ${name}, and recovers by itself`, async () => {
    test.setTimeout(240_000);
    const [before] = databasePids(database);
    const writing = startWriting();
    await writing.awaitSaved(10);
    await cause();
    try {
      if (lasts) await expectUnavailable();
      else await expect.poll(() => wasRestarted(before), { timeout: 60_000 }).toBe(true);
    } finally {
      cure?.();
    }
    await awaitReady(site, 200);
    await writing.awaitSaved(writing.saved.length + 10);
    await writing.stop();
    for (const { status, text, retryAfter } of writing.others) {
      expect([status, Number(retryAfter) > 0], text).toEqual([503, true]);
      expect(JSON.parse(text)).toMatchObject({ code: "unavailable", error: expect.any(String) });
    }
    if (lasts) expect(writing.others.length).toBeGreaterThan(0);
    await expectAllSaved(writing.saved);
  });
}

function addMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-migrations-"));
  cpSync("prisma/migrations", folder, { recursive: true });
  const added = {
    "29990101000000_column": "ALTER TABLE listings ADD COLUMN drill int;",
    "29990101000001_index":
      "-- Alone in its file: it cannot be part of a transaction.\nCREATE INDEX CONCURRENTLY listings_drill ON listings (drill);",
  };
  for (const [name, text] of Object.entries(added)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "migration.sql"), text);
  }
  return folder;
}

test("fails no request during a migration of a table in use", async () => {
  test.setTimeout(240_000);
  const { migrateDatabase } = await import("../../scripts/lib/migrations.mjs");
  const folder = addMigrations();
  const writing = startWriting();
  const pages: number[] = [];
  let isOver = false;
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      pages.push((await fetch(`${site.origin}/search?q=chair${turn}`)).status);
      pages.push((await fetch(`${site.origin}/api/listings?limit=3&_t=${turn}`)).status);
    }
  })();
  try {
    await writing.awaitSaved(10);
    // A long transaction, for which the migration has to wait.
    const holding = query(database, "SELECT count(*), pg_sleep(4) FROM listings");
    expect(await migrateDatabase(database.url, { migrations: folder, data: null })).toEqual([
      "29990101000000_column",
      "29990101000001_index",
    ]);
    await holding;
    await writing.awaitSaved(writing.saved.length + 10);
  } finally {
    isOver = true;
    await Promise.all([writing.stop(), reading]);
    rmSync(folder, { recursive: true });
  }
  expect(writing.others).toEqual([]);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((status) => status !== 200)).toEqual([]);
  await expectAllSaved(writing.saved);
});
