/** @database-patience 1 */
import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { createUser } from "@/prisma/catalogue";
import { eventually } from "@/prisma/test/eventually";
import { closeDatabase, db, rows, slowRows, sql, transaction } from "./db";
import type * as databaseModule from "./db";
import { isDatabaseDown } from "./errors";

describe("rows", () => {
  test("gives exact numbers as numbers and the rest as it is", async () => {
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

  test("never puts a value into the text", async () => {
    const hostile = `'; DROP TABLE users; --`;
    const nested = sql`${hostile}::text`;
    expect(await rows(sql`SELECT ${nested} AS text`)).toEqual([{ text: hostile }]);
  });

  test("prepares a text once for all its values", async () => {
    const ask = (value: number) => rows<{ sum: number }>(sql`SELECT ${value}::int + 1000 AS sum`);
    await closeDatabase();
    expect([...(await ask(1)), ...(await ask(2))]).toEqual([{ sum: 1001 }, { sum: 1002 }]);
    const prepared = await rows(sql`
      SELECT name FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int + 1000%'`);
    expect(prepared).toHaveLength(1);
  });

  test("stops a statement that takes too long, and slowRows does not", async () => {
    const started = performance.now();
    const error: unknown = await rows(sql`SELECT pg_sleep(5)`).catch((reason: unknown) => reason);
    expect(performance.now() - started).toBeLessThan(2500);
    expect(isDatabaseDown(error)).toBe(true);
    expect(await slowRows(sql`SELECT 1 AS one FROM pg_sleep(1.6)`)).toEqual([{ one: 1 }]);
  });
});

describe("db", () => {
  test("reads the moment that was written, whatever the zone of this process", async () => {
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
  test("keeps nothing when the work fails", async () => {
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

/** Any other failure than that of a database which is gone fails the test. */
function isStillDown(error: unknown): false {
  if (!isDatabaseDown(error)) throw error;
  return false;
}

/** A way to the database that can be made silent, as if the server were frozen. */
async function openGate(target: URL): Promise<{ server: Server; url: string; freeze(): void; thaw(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    sockets.push(client, upstream);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      socket.on("error", () => undefined);
      socket.on("close", () => [client, upstream].forEach((one) => one.destroy()));
    }
    if (frozen) [client, upstream].forEach((one) => one.pause());
  });
  let frozen = false;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = "127.0.0.1";
  return {
    server,
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}

type Database = typeof databaseModule;

describe("a database that does not answer", () => {
  const real = process.env.DATABASE_URL ?? "";
  let opened: Database | undefined;

  /** The module as another process would load it, with another address. */
  async function open(url: string): Promise<Database> {
    await closeDatabase();
    Object.assign(globalThis, { plazaDb: undefined, plazaSlowDb: undefined });
    process.env.DATABASE_URL = url;
    jest.resetModules();
    opened = await import("./db");
    return opened;
  }

  async function failure(work: () => Promise<unknown>): Promise<{ down: boolean; milliseconds: number }> {
    const started = performance.now();
    const error: unknown = await work().catch((reason: unknown) => reason);
    return { down: isDatabaseDown(error), milliseconds: performance.now() - started };
  }

  afterEach(async () => {
    await opened?.closeDatabase();
    process.env.DATABASE_URL = real;
  });

  test("is an error at once when nobody listens", async () => {
    const database = await open("postgresql://plaza@127.0.0.1:1/plaza");
    for (const work of [
      () => database.rows(sql`SELECT 1`),
      () => database.db.user.count(),
      () => database.transaction((tx) => tx.user.count()),
    ]) {
      const { down, milliseconds } = await failure(work);
      expect(down).toBe(true);
      expect(milliseconds).toBeLessThan(2500);
    }
  });

  test("is an error within 2.5 s when it freezes, also in the middle of a transaction, and heals by itself", async () => {
    const gate = await openGate(new URL(real));
    try {
      const database = await open(gate.url);
      const add = (tx: Pick<typeof db, "$executeRaw">) =>
        tx.$executeRaw`INSERT INTO rate_limits (key, points, expires_at) VALUES ('frozen', 1, now())`;
      await database.transaction((tx) => tx.user.count());

      const inside = await failure(() =>
        database.transaction(async (tx) => {
          await add(tx);
          gate.freeze();
          await tx.user.count();
        }),
      );
      const outside = await Promise.all([
        failure(() => database.rows(sql`SELECT 1`)),
        failure(() => database.db.user.count()),
        failure(() => database.transaction((tx) => tx.user.count())),
      ]);
      for (const { down, milliseconds } of [inside, ...outside]) {
        expect(down).toBe(true);
        expect(milliseconds).toBeLessThan(2500);
      }

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
