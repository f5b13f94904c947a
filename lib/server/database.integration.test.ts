import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import { encodeCursor } from "@/lib/shared/page";
import { createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { inBackground } from "./background";
import { connectionSettings } from "./connection";
import { dayOf } from "./days";
import { rows, sql, slowRows, transaction } from "./db";
import { env } from "./env";
import { runWithContext, mayReadReplica } from "./response-context";
import { createListener, type Listener } from "./listen";
import { QueueingPool } from "./waiting-pool";
import { getPool, lanes } from "./pool";
import { route } from "./route";
import { afterTimeCursor, allOf, containsPattern, countUpTo } from "./sql";

describe("sql", () => {
  const ids = [1, 2, 3].map((digit) => `0190b6a0-0000-7000-8000-00000000000${digit}`);

  const [early, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];

  const moments = sql`(VALUES (${early}::timestamptz, ${ids[0]}::uuid), (${late}::timestamptz, ${ids[1]}::uuid),
  (${late}::timestamptz, ${ids[2]}::uuid)) AS m (at, id)`;

  describe("afterMoment", () => {
    const columns = sql`m.at, m.id`;
    const cursor = encodeCursor([late, ids[1]]);

    test.each([
      ["newest", cursor, [ids[0]]],
      ["oldest", cursor, [ids[2]]],
      ["newest", undefined, ids],
    ] as const)(
      "selects rows after the cursor in a list with the %s first",
      async (first, from, expected) => {
        const after = afterTimeCursor({ columns, first, cursor: from });
        const found = await rows<{ id: string }>(sql`SELECT id FROM ${moments} WHERE ${after} ORDER BY id`);
        expect(found.map(({ id }) => id)).toEqual(expected);
      },
    );

    test("refuses a cursor of another list", () => {
      const other = encodeCursor(["newest", late, ids[1]]);
      expect(() => afterTimeCursor({ columns, first: "newest", cursor: other })).toThrow(
        expect.objectContaining({ code: "bad_request" }),
      );
    });
  });

  test.each([
    [[], 3],
    [[sql`m.at = ${late}::timestamptz`], 2],
    [[sql`m.at = ${late}::timestamptz`, sql`m.id = ${ids[0]}::uuid`], 0],
  ])("joins conditions, and is true without any", async (conditions, expected) => {
    expect(await rows(sql`SELECT 1 FROM ${moments} WHERE ${allOf(conditions)}`)).toHaveLength(expected);
  });

  test.each([
    ["50%", "50% off", true],
    ["50%", "500 off", false],
    ["a_b", "xaxbx", false],
    ["a\\b", "xa\\bx", true],
  ])("29: matches %j literally", async (text, whole, expected) => {
    expect(await rows(sql`SELECT ${whole} LIKE ${containsPattern(text)} AS found`)).toEqual([
      { found: expected },
    ]);
  });

  test.each([
    [2, { total: 2, capped: true }],
    [3, { total: 3, capped: false }],
    [9, { total: 3, capped: false }],
  ])("reports whether counting up to %i stopped", async (cap, expected) => {
    expect(await rows(countUpTo(cap, sql`FROM ${moments}`))).toEqual([expected]);
  });
});

describe("pool", () => {
  describe("a connection that the server ends", () => {
    test("opens another connection for the next query", async () => {
      await rows(sql`CREATE OR REPLACE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
      await rows(sql`CREATE TABLE ends_connection (id int)`);
      await rows(sql`CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON ends_connection DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection()`);
      for (let round = 0; round < 20; round += 1) {
        const ended = transaction((tx) => tx.rows(sql`INSERT INTO ends_connection VALUES (${round}::int)`));
        await expect(ended).rejects.toThrow();
        expect(await rows(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
      }
      expect(await rows(sql`SELECT 1 FROM ends_connection`)).toEqual([]);
    });
  });

  async function takeAll(lane: "fast" | "slow"): Promise<() => void> {
    const all = Array.from({ length: lanes[lane].connections }, () => getPool(lane).connect());
    const results = await Promise.allSettled(all);
    const giveBack = () => {
      for (const one of results) if (one.status === "fulfilled") one.value.release();
    };
    const failed = results.find((one) => one.status === "rejected");
    if (!failed) return giveBack;
    giveBack();
    throw failed.reason;
  }

  test("lets tasks query the database while requests hold all of its connections", async () => {
    const giveBack = [await takeAll("fast"), await takeAll("slow")];
    const one = sql`SELECT current_setting('application_name') AS name`;
    const work = async () => [
      await rows(one),
      await slowRows(one),
      await transaction(async (tx) => [await tx.rows(one), await rows(one)]),
      await transaction((tx) => tx.rows(one), { slow: true }),
    ];
    const own = [{ name: "plaza-background" }];
    try {
      expect(await inBackground(work)).toEqual([own, own, [own, own], own]);
    } finally {
      for (const give of giveBack) give();
    }
    expect(await rows(one)).toEqual([{ name: "plaza-fast" }]);
    expect(await transaction((tx) => tx.rows(one))).toEqual([{ name: "plaza-fast" }]);
    expect(await transaction((tx) => tx.rows(one), { slow: true })).toEqual([{ name: "plaza-slow" }]);
  });

  test("rejects a waiting query when no connection is returned, but not because of a long queue", async () => {
    const pool = new QueueingPool({ ...connectionSettings("plaza-test"), max: 1 }, 3000);
    try {
      // Opening a connection may take a while on a busy machine.
      const opened = await pool.connect();
      const many = Promise.all(Array.from({ length: 7 }, () => pool.query("SELECT pg_sleep(0.6)")));
      opened.release();
      await many;
      const client = await pool.connect();
      await expect(pool.query("SELECT 1")).rejects.toThrow("timeout exceeded when trying to connect");
      await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
      client.release();
      expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
    }
  });
});

describe("listen", () => {
  const listeners: Listener[] = [];

  afterEach(async () => {
    await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
  });

  async function startListening(channel: string): Promise<{ listener: Listener; received: string[] }> {
    const listener = createListener({ heartbeatMs: 100, timeoutMs: 3000, retryMs: 50 });
    listeners.push(listener);
    const received: string[] = [];
    await new Promise<void>((resolve) => {
      listener.add({
        name: channel,
        message: (payload) => void received.push(payload),
        up: resolve,
        down: () => undefined,
      });
    });
    return { listener, received };
  }

  test("sends many messages in order, one statement at a time", async () => {
    const { received } = await startListening("plaza_test");
    const { listener } = await startListening("plaza_other");
    const running = new Map<pg.Client, number>();
    let most = 0;
    const ask = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
    async function counted(this: pg.Client, ...args: unknown[]): Promise<unknown> {
      running.set(this, (running.get(this) ?? 0) + 1);
      most = Math.max(most, ...running.values());
      return ask.apply(this, args).finally(() => running.set(this, (running.get(this) ?? 0) - 1));
    }
    jest.spyOn(pg.Client.prototype, "query").mockImplementation(counted as never);

    const sent = Array.from({ length: 100 }, (_, index) => String(index));
    for (const payload of sent) listener.notify("plaza_test", payload);
    const end = Date.now() + 30_000;
    while (received.length < sent.length && Date.now() < end) await delay(5);

    expect(received).toEqual(sent);
    expect(most).toBe(1);
  });
});

describe("route", () => {
  const shown = endpoint({
    method: "GET",
    path: "/api/shown",
    summary: "Test",
    access: "optional",
    replica: true,
    schemas: async () => ({ response: z.object({ lags: z.boolean() }) }),
  });

  const read = (declared: typeof shown, browser = createBrowser()) =>
    runWithContext({ tags: [], isCurrent: true }, () =>
      browser.get(
        route(declared, () => ({ lags: mayReadReplica() })),
        "/api/shown",
      ),
    );

  test("reads public data from a replica, but not for a signed-in person", async () => {
    expect((await read(shown)).body).toEqual({ lags: true });
    expect((await read({ ...shown, replica: undefined })).body).toEqual({ lags: false });
    const { browser } = await createSignedInPerson();
    expect((await read(shown, browser)).body).toEqual({ lags: false });
  });
});

async function dayAt(timeZone: string, moment: string): Promise<string | undefined> {
  jest.replaceProperty(env, "TIME_ZONE", timeZone);
  const found = await rows<{ day: string }>(sql`SELECT ${dayOf(sql`${moment}::timestamptz`)} AS day`);
  return found[0]?.day;
}

describe("the day of a moment", () => {
  test.each([
    ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
    ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
    // The spring DST day has 23 hours, the fall one 25.
    ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["America/New_York", "2026-11-01T03:59:59Z", "2026-10-31"],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
    ["America/New_York", "2026-11-02T05:00:00Z", "2026-11-02"],
    ["Pacific/Kiritimati", "2026-06-30T10:00:00Z", "2026-07-01"],
    ["Asia/Kolkata", "2026-12-31T18:29:59Z", "2026-12-31"],
    ["Asia/Kolkata", "2026-12-31T18:30:00Z", "2027-01-01"],
    ["UTC", "2026-12-31T23:59:59Z", "2026-12-31"],
  ])("returns for %s at %s: %s", async (timeZone, moment, day) => {
    expect(await dayAt(timeZone, moment)).toBe(day);
  });
});

describe("rows of one answer", () => {
  const draw = (bound: number | bigint) =>
    rows<{ drawn: number }>(sql`SELECT random() * ${bound}::int8 AS drawn`);

  test("runs the same query once if the answer is public", async () => {
    const drawn = await runWithContext({ tags: [], isPublic: true }, async () => {
      const [first, second] = await Promise.all([draw(1000), draw(1000)]);
      first.length = 0;
      return [second, await draw(1000), await draw(1001), await draw(1000n)].map(([row]) => row?.drawn);
    });
    expect(drawn).toEqual([expect.any(Number), drawn[0], expect.any(Number), expect.any(Number)]);
    expect(new Set(drawn).size).toBe(3);
  });

  test("runs a query each time if the answer is personal, and again for the next answer", async () => {
    const own = await runWithContext({ tags: [] }, async () => [await draw(1000), await draw(1000)]);
    const next = await runWithContext({ tags: [], isPublic: true }, () => draw(1000));
    const last = await runWithContext({ tags: [], isPublic: true }, () => draw(1000));
    expect(new Set([...own, next, last].map(([row]) => row?.drawn)).size).toBe(4);
  });
});
