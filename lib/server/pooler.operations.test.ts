import type * as Connection from "./connection";
import type * as Database from "./db";
import { startPooler } from "@/prisma/test/pooler";
import { eventually } from "@/prisma/test/eventually";

type Pooler = Awaited<ReturnType<typeof startPooler>>;

let pooler: Pooler;
let database: typeof Database;
let connection: typeof Connection;

beforeAll(async () => {
  const direct = process.env.DATABASE_URL!;
  pooler = await startPooler(direct);
  Object.assign(process.env, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
  jest.resetModules();
  database = await import("./db");
  connection = await import("./connection");
});

afterAll(async () => {
  await (await import("./workers")).stopQueue();
  await database.closeDatabase();
  await pooler.stop();
  process.env.DATABASE_DIRECT_URL = "";
});

test("runs a frequent statement on any session without preparing it", async () => {
  const { rows, sql } = database;
  const ask = (value: number) => rows<{ twice: number }>(sql`SELECT ${value}::int * 2 AS twice`);
  for (let round = 0; round < 5; round += 1) {
    const values = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(values.map(ask))).toEqual(values.map((value) => [{ twice: value * 2 }]));
  }
  const [found] = await rows<{ count: number }>(sql`SELECT count(*) FROM pg_prepared_statements`);
  expect(found).toEqual({ count: 0 });
});

test("uses UTC for each statement of shared sessions, despite another time zone in between", async () => {
  const { rows, sql } = database;
  const other = await connection.openConnection({ url: process.env.DATABASE_URL });
  await other.query("SET TimeZone TO 'Asia/Tokyo'");
  const zones = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      if (index % 2) return "UTC" === (await rows<{ TimeZone: string }>(sql`SHOW TimeZone`))[0]?.TimeZone;
      return (await other.query("SHOW TimeZone")).rows[0].TimeZone === "Asia/Tokyo";
    }),
  );
  await other.end();
  expect(new Set(zones)).toEqual(new Set([true]));
});

test("sets the timeouts of a transaction, and leaves none behind", async () => {
  const { rows, sql, transaction } = database;
  const ask = sql`SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`;
  const { lanes, lockTimeout } = await import("./pool");
  const within = await transaction((tx) => tx.rows<{ lock: string; statement: string }>(ask));
  expect(within).toEqual([{ lock: `${lockTimeout / 1000}s`, statement: `${lanes.fast.statement / 1000}s` }]);
  expect(await rows(ask)).toEqual([{ lock: "0", statement: "0" }]);
});

test("bypasses the pooler for notifications between processes and session locks", async () => {
  const { createListener } = await import("./listen");
  const received: string[] = [];
  const listener = createListener();
  const up = new Promise<void>((resolve) =>
    listener.add({
      name: "pooler_test",
      message: (text) => void received.push(text),
      up: resolve,
      down() {},
    }),
  );
  await up;
  await database.rows(database.sql`SELECT pg_notify('pooler_test', 'hello')`);
  await eventually(async () => received.length > 0);
  expect(received).toEqual(["hello"]);
  await listener.stop();
  const { removeFilesAlone } = await import("./file-lock");
  const nested = await new Promise<boolean>((resolve, reject) => {
    removeFilesAlone(async () => resolve(await removeFilesAlone(async () => undefined))).catch(reject);
  });
  expect(nested).toBe(false);
});

test("queues work through the pooler, and runs it", async () => {
  const { startWorkers } = await import("./workers");
  const { task, enqueue } = await import("./queue");
  const { taskName } = await import("@/lib/shared/task");
  const done: object[] = [];
  const name = taskName<{ step: number }>("pooler-test");
  await startWorkers([task(name, async (data) => void done.push(data))]);
  await enqueue(name, { step: 1 });
  await eventually(async () => done.length > 0);
  expect(done).toEqual([{ step: 1 }]);
  expect(pooler.log()).not.toMatch(/unsupported startup parameter/);
});
