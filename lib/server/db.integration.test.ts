/** @database-patience 3 */
import { createUser } from "@/prisma/factories";
import { eventually } from "@/prisma/test/eventually";
import { openGate } from "@/prisma/test/freezable-proxy";
import { closeDatabase, db, rows, slowRows, sql, transaction, type Transaction } from "./db";
import type * as databaseModule from "./db";
import { isDatabaseDown } from "./errors";

describe("rows", () => {
  test("returns exact numbers as numbers and other values unchanged", async () => {
    const [row] = await rows(sql`
      SELECT 9007199254740991::int8 AS most, 9007199254740993::int8 AS more, 12.50::numeric AS price,
        12345678901234567890.5::numeric AS huge, '2026-03-08'::date AS day,
        '2026-03-08 09:30:00.125+02'::timestamptz AS moment, 'approved'::listing_status AS status, NULL::int8 AS nothing`);
    expect(row).toEqual({
      most: 9007199254740991,
      more: 9007199254740993n,
      price: 12.5,
      huge: "12345678901234567890.5",
      day: "2026-03-08",
      moment: new Date("2026-03-08T07:30:00.125Z"),
      status: "approved",
      nothing: null,
    });
  });

  test("29: keeps values out of the SQL text", async () => {
    const hostile = `'; DROP TABLE users; --`;
    const nested = sql`${hostile}::text`;
    expect(await rows(sql`SELECT ${nested} AS text`)).toEqual([{ text: hostile }]);
  });

  test("prepares a statement on its third use, once for all its values", async () => {
    const ask = (value: number) => rows<{ sum: number }>(sql`SELECT ${value}::int + 1000 AS sum`);
    const countPrepared = async () =>
      (
        await rows(sql`
          SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int + 1000%'`)
      ).length;
    await closeDatabase();
    expect([...(await ask(1)), ...(await ask(2))]).toEqual([{ sum: 1001 }, { sum: 1002 }]);
    expect(await countPrepared()).toBe(0);
    expect([...(await ask(3)), ...(await ask(4))]).toEqual([{ sum: 1003 }, { sum: 1004 }]);
    expect(await countPrepared()).toBe(1);
  });

  test("cancels a slow statement, unlike slowRows", async () => {
    const error: unknown = await rows(sql`SELECT pg_sleep(600)`).catch((reason: unknown) => reason);
    expect(isDatabaseDown(error)).toBe(true);
    expect(await slowRows(sql`SELECT 1 AS one FROM pg_sleep(4.5)`)).toEqual([{ one: 1 }]);
  });
});

const kinds = sql`
  SELECT * FROM (VALUES
    (1, true, 7::int2, 70000, 9007199254740991::int8, 1.5::float4, 12.25::float8, 12.50::numeric, 'shop'::text,
      'shop@mail.example'::citext, 'f4b2a1c8-0d1e-4f5a-8b6c-7d8e9fa0b1c2'::uuid, 'approved'::listing_status,
      '2026-03-08'::date, '2026-03-08 09:30:00.125+02'::timestamptz, '2026-03-08 09:30:00'::timestamp,
      '09:30'::time, '1 day 02:03:04'::interval, '{"a": [1, null, "b"]}'::jsonb, '"text"'::json, '\\x00ff'::bytea,
      '10.0.0.1'::inet),
    (2, false, -7::int2, -70000, 9007199254740993::int8, 'NaN'::float4, '-Infinity'::float8,
      12345678901234567890.5::numeric, '', ''::citext, 'f4b2a1c8-0d1e-4f5a-8b6c-7d8e9fa0b1c2'::uuid, 'sold'::listing_status,
      '1969-12-31'::date, '1900-01-01 00:00:00.001+00'::timestamptz, '1969-12-31 23:59:59.999'::timestamp,
      '23:59:59.999'::time, '-1 month'::interval, 'null'::jsonb, '12345678901234567890'::json, ''::bytea,
      'fe80::1'::inet),
    (3, NULL, NULL, NULL, -9007199254740993::int8, NULL, NULL, '-0.0'::numeric, NULL, NULL, NULL, NULL,
      '0044-03-15 BC'::date, 'infinity'::timestamptz, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
  ) AS kinds (no, bool, int2, int4, int8, float4, float8, numeric, text, citext, uuid, enum, date, timestamptz,
    timestamp, time, interval, jsonb, json, bytea, inet)`;

const lists = sql`
  SELECT '{1,NULL,3}'::int4[] AS int4, '{1,9007199254740993}'::int8[] AS int8, '{1.50,NULL}'::numeric[] AS numeric,
    '{0.5}'::float8[] AS float8, '{t,f,NULL}'::bool[] AS bool, ARRAY['a', 'b,"c"', NULL] AS text,
    '{{1,2},{3,4}}'::int4[] AS nested, '{}'::text[] AS empty, ARRAY['{"a": 1}'::jsonb, 'null'] AS jsonb,
    '{2026-03-08,1969-12-31}'::date[] AS date, ARRAY['2026-03-08 09:30+02'::timestamptz] AS timestamptz,
    '{f4b2a1c8-0d1e-4f5a-8b6c-7d8e9fa0b1c2}'::uuid[] AS uuid, '{approved,sold}'::listing_status[] AS enum,
    ROW(1, 'a') AS record, to_tsvector('simple', 'a b') AS words, pg_advisory_xact_lock(1) AS nothing`;

describe("rows of a transaction", () => {
  test.each([
    ["of each kind", kinds],
    ["of lists and rare kinds", lists],
    ["of no row", sql`SELECT 1 AS one WHERE false`],
  ])("returns values %s like rows outside", async (_, query) => {
    const withoutTransaction = await rows(query);
    expect(await transaction((tx) => tx.rows(query))).toEqual(withoutTransaction);
    expect(await transaction((tx) => tx.rows(query), { slow: true })).toEqual(withoutTransaction);
  });

  test("accepts values of each kind like rows outside", async () => {
    const moment = new Date("1969-12-31T23:59:59.999Z");
    const query = sql`
      SELECT ${"it's"}::text AS text, ${7}::int AS int, ${1.5}::float8 AS float, ${9007199254740993n}::int8 AS big,
        ${true}::bool AS bool, ${null}::text AS nothing, ${moment}::timestamptz AS moment, ${["a", "b"]}::text[] AS texts,
        ${[1, 2]}::int[] AS ints, ${[moment]}::timestamptz[] AS moments, ${{ a: [1] }}::jsonb AS json,
        ${Buffer.from([0, 255])}::bytea AS bytes`;
    const withoutTransaction = await rows(query);
    expect(await transaction((tx) => tx.rows(query))).toEqual(withoutTransaction);
  });

  test("belongs to its transaction when several run at once", async () => {
    const numberOf = sql`SELECT pg_current_xact_id()::text AS number`;
    const read = async (tx: Transaction) => {
      const first = await tx.rows(numberOf);
      await tx.rows(sql`SELECT pg_sleep(0.05)`);
      return [...first, ...(await tx.rows(numberOf)), ...(await tx.$queryRaw<object[]>(numberOf))];
    };
    const seen = await Promise.all([1, 2, 3].map(() => transaction(read)));
    for (const [first, ...others] of seen) expect(others).toEqual([first, first]);
    expect(new Set(seen.map(([first]) => JSON.stringify(first))).size).toBe(3);
  });

  test("sees the writes of its transaction, and writes within it", async () => {
    const { id } = await createUser({ lastName: "Before" });
    const named = sql`SELECT last_name AS name FROM users WHERE id = ${id}::uuid`;
    const work = transaction(async (tx) => {
      const change = sql`UPDATE users SET last_name = 'Inside' WHERE id = ${id}::uuid RETURNING last_name AS name`;
      expect(await tx.rows(change)).toEqual([{ name: "Inside" }]);
      expect(await tx.rows(named)).toEqual([{ name: "Inside" }]);
      expect(await rows(named)).toEqual([{ name: "Before" }]);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await rows(named)).toEqual([{ name: "Before" }]);
  });
});

describe("db", () => {
  test("reads a moment as it was written, whatever the time zone of the process", async () => {
    const moment = new Date("2026-07-01T12:34:56.789Z");
    const { id } = await createUser({ termsAcceptedAt: moment });
    expect((await db.user.findUniqueOrThrow({ where: { id } })).termsAcceptedAt).toEqual(moment);
    const [row] = await rows(
      sql`SELECT terms_accepted_at = ${moment} AS same FROM users WHERE id = ${id}::uuid`,
    );
    expect(row).toEqual({ same: true });
  });
});

describe("transaction", () => {
  test("writes nothing when the work fails", async () => {
    const username = `user-${Date.now()}`;
    const work = transaction(async (tx) => {
      await tx.user.create({
        data: {
          username,
          email: `${username}@mail.example`,
          firstName: "A",
          lastName: "B",
          passwordHash: "none",
        },
      });
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await db.user.count({ where: { username } })).toBe(0);
  });

  test("tries again after a write conflict", async () => {
    const { id } = await createUser();
    let runs = 0;
    await transaction(
      async (tx) => {
        runs += 1;
        const { lastName } = await tx.user.findUniqueOrThrow({ where: { id }, select: { lastName: true } });
        if (runs === 1) await db.user.update({ where: { id }, data: { lastName: "Other" } });
        await tx.user.update({ where: { id }, data: { lastName: `${lastName}+` } });
      },
      { isolation: "Serializable" },
    );
    expect(runs).toBe(2);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).lastName).toBe("Other+");
  });
});

function isStillDown(error: unknown): false {
  if (!isDatabaseDown(error)) throw error;
  return false;
}

type Database = typeof databaseModule;

describe("a database that does not answer", () => {
  const real = process.env.DATABASE_URL ?? "";
  let opened: Database | undefined;

  async function open(url: string): Promise<Database> {
    await closeDatabase();
    Object.assign(globalThis, { plazaDb: undefined });
    process.env.DATABASE_URL = url;
    jest.resetModules();
    opened = await import("./db");
    return opened;
  }

  async function failsAsDown(work: () => Promise<unknown>): Promise<boolean> {
    const error: unknown = await work().catch((reason: unknown) => reason);
    return isDatabaseDown(error);
  }

  afterEach(async () => {
    await opened?.closeDatabase();
    process.env.DATABASE_URL = real;
  });

  test("throws an error when nothing listens", async () => {
    const database = await open("postgresql://plaza@127.0.0.1:1/plaza");
    for (const work of [
      () => database.rows(sql`SELECT 1`),
      () => database.db.user.count(),
      () => database.transaction((tx) => tx.user.count()),
    ]) {
      expect(await failsAsDown(work)).toBe(true);
    }
  });

  test("throws an error when it freezes, even in a transaction, and recovers by itself", async () => {
    const gate = await openGate(new URL(real));
    try {
      const database = await open(gate.url);
      const add = (tx: Pick<typeof db, "$executeRaw">) =>
        tx.$executeRaw`INSERT INTO rate_limits (key, points, expires_at) VALUES ('frozen', 1, now())`;
      await database.transaction((tx) => tx.user.count());

      const inside = await failsAsDown(() =>
        database.transaction(async (tx) => {
          await add(tx);
          gate.freeze();
          await tx.user.count();
        }),
      );
      const withoutTransaction = await Promise.all([
        failsAsDown(() => database.rows(sql`SELECT 1`)),
        failsAsDown(() => database.db.user.count()),
        failsAsDown(() => database.transaction((tx) => tx.user.count())),
      ]);
      expect([inside, ...withoutTransaction]).toEqual([true, true, true, true]);

      gate.thaw();
      // A busy machine may take longer than a second to open the first connection.
      await eventually(() => database.rows(sql`SELECT 1`).then(() => true, isStillDown));
      expect(
        await database.rows(sql`SELECT count(*) AS found FROM rate_limits WHERE key = 'frozen'`),
      ).toEqual([{ found: 0 }]);
      await add(database.db);
      expect(await database.db.rateLimit.count({ where: { key: "frozen" } })).toBe(1);
    } finally {
      gate.thaw();
      gate.server.close();
    }
  });
});
