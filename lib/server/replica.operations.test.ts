import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Client } from "pg";
import { eventually } from "@/prisma/test/eventually";
import { openReplica } from "../../scripts/lib/postgres/replica.mjs";
import { openPostgres, withClient } from "../../scripts/postgres.mjs";
import type * as shared from "./cache";
import type * as database from "./db";
import { runWithContext, type RequestContext } from "./response-context";

type ReplicaAnswer = { value: number; lagging: boolean };

// Starting two servers takes a while on a busy machine.
const timeoutMs = 120_000;
jest.setTimeout(timeoutMs);

const folder = mkdtempSync(path.join(tmpdir(), "plaza-replica-"));
const primaryDir = path.join(folder, "primary");

let primary: Awaited<ReturnType<typeof openPostgres>>;
let replica: Awaited<ReturnType<typeof openReplica>>;
let db: typeof database;
let cache: typeof shared;

beforeAll(async () => {
  // PostgreSQL may run as another user, which must be able to traverse the folder.
  chmodSync(folder, 0o755);
  primary = await openPostgres({ dataDir: primaryDir, durable: false });
  await withClient(primary.url, (client: Client) => client.query("CREATE TABLE shown AS SELECT 0 AS value"));
  replica = await openReplica({ dataDir: path.join(folder, "replica"), primary, primaryDir });
  Object.assign(process.env, {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.urlOf("plaza"),
    LOG_LEVEL: "silent",
  });
  [db, cache] = [await import("./db"), await import("./cache")];
  cache.sharedCache();
}, timeoutMs);

afterAll(async () => {
  await (await import("./listen")).sharedListener().stop();
  await db.closeDatabase();
  await replica.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function readAs(answer: Partial<RequestContext>): Promise<ReplicaAnswer> {
  const question = db.sql`SELECT value, pg_is_in_recovery() AS lagging FROM shown`;
  const [row] = await runWithContext({ tags: [], ...answer }, () => db.rows<ReplicaAnswer>(question));
  return row!;
}

const readPublic = () => readAs({ isCurrent: true, isPublic: true });

const reached = () => eventually(async () => (await readPublic()).lagging, timeoutMs);

async function write(value: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows(db.sql`UPDATE shown SET value = ${value}`);
    await cache.purge(["shown"], tx);
  });
}

const onReplica = (text: string) =>
  withClient(replica.adminUrlOf("plaza"), (client: Client) => client.query<{ reads: number }>(text));

test("sends a public read to the replica, and no other read", async () => {
  await reached();
  expect(await readAs({ isCurrent: true })).toEqual({ value: 0, lagging: false });
  expect(await readAs({ isPublic: true })).toEqual({ value: 0, lagging: false });
  const question = db.sql`SELECT pg_is_in_recovery() AS lagging`;
  const answer = { tags: [], isCurrent: true, isPublic: true };
  const inTransaction = await runWithContext(answer, () =>
    db.transaction((tx) => tx.rows<{ lagging: boolean }>(question)),
  );
  expect(inTransaction).toEqual([{ lagging: false }]);
  const { rows } = await onReplica(
    "SELECT count(*)::int AS reads FROM pg_stat_activity WHERE application_name = 'plaza-replica'",
  );
  expect(rows[0]?.reads).toBeGreaterThan(0);
});

test("measures the replica lag from the primary, as zero once it has caught up", async () => {
  const caughtUp = async () => (await db.getReplicaLag()).bytes === 0;
  await eventually(caughtUp, timeoutMs);
  expect(await db.getReplicaLag()).toEqual({ bytes: 0, seconds: 0 });
  await onReplica("SELECT pg_wal_replay_pause()");
  await write(1);
  const behind = await db.getReplicaLag();
  const later = await db.getReplicaLag();
  await onReplica("SELECT pg_wal_replay_resume()");
  expect(behind.bytes).toBeGreaterThan(0);
  expect(behind.seconds).toBeGreaterThan(0);
  expect(later.seconds).toBeGreaterThan(behind.seconds);
  await eventually(caughtUp, timeoutMs);
  await write(0);
});

test("sends a write during a public read to the primary", async () => {
  await reached();
  const answer = { tags: [], isCurrent: true, isPublic: true };
  const written = await runWithContext(answer, () =>
    db.rows<{ value: number }>(db.sql`UPDATE shown SET value = 0 RETURNING value`),
  );
  expect(written).toEqual([{ value: 0 }]);
});

test("54: returns no data from before a purge, even with paused replay", async () => {
  for (let value = 1; value <= 30; value += 1) {
    if (value % 3 === 0) await reached();
    if (value % 5 === 0) await onReplica("SELECT pg_wal_replay_pause()");
    await write(value);
    const values = [];
    for (let reads = 0; reads < 5; reads += 1) values.push((await readPublic()).value);
    expect(values).toEqual([value, value, value, value, value]);
    if (value % 5 === 0) {
      expect((await readPublic()).lagging).toBe(false);
      await onReplica("SELECT pg_wal_replay_resume()");
    }
  }
  await reached();
  expect(await readPublic()).toEqual({ value: 30, lagging: true });
});

test("waits for a change that was announced another way, too", async () => {
  await reached();
  await onReplica("SELECT pg_wal_replay_pause()");
  await withClient(primary.url, (client: Client) => client.query("UPDATE shown SET value = 100"));
  expect(await readPublic()).toEqual({ value: 30, lagging: true });
  cache
    .sharedCache()
    .receive(JSON.stringify({ from: "another", number: 1, kind: "refresh", tags: ["shown"] }));
  expect(await readPublic()).toEqual({ value: 100, lagging: false });
  await onReplica("SELECT pg_wal_replay_resume()");
  await reached();
  expect(await readPublic()).toEqual({ value: 100, lagging: true });
});

test("sends every query to the primary without a listening connection", async () => {
  await reached();
  await withClient(primary.adminUrlOf("plaza"), (client: Client) =>
    client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plaza-single'",
    ),
  );
  await eventually(async () => !cache.sharedCache().isLive());
  expect((await readPublic()).lagging).toBe(false);
  await eventually(async () => cache.sharedCache().isLive(), timeoutMs);
  await reached();
});

test("reads continue when the replica is killed, and use it again when it is back", async () => {
  await reached();
  await replica.kill();
  const [first, second] = [await readPublic(), await readPublic()];
  expect([first, second]).toEqual([
    { value: 100, lagging: false },
    { value: 100, lagging: false },
  ]);
  await replica.start();
  await reached();
});
