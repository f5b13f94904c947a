import { eventually } from "@/prisma/test/eventually";
import { startRedis } from "@/prisma/test/redis-server";
import { rows, sql } from "./db";
import type * as RateLimit from "./rate-limit";

const limit = { name: "knock", points: 2, seconds: 60 };
const refused = { code: "too_many", message: "Too often." };

let redis: Awaited<ReturnType<typeof startRedis>>;
let limits: typeof RateLimit;
let database: typeof RateLimit;

async function open(url: string): Promise<typeof RateLimit> {
  jest.resetModules();
  process.env.REDIS_URL = url;
  return import("./rate-limit");
}

beforeAll(async () => {
  redis = await startRedis();
  database = await open("");
  limits = await open(redis.url);
  // Allows for installing Redis.
}, 180_000);

beforeEach(async () => {
  await redis.client.flushall();
  await rows(sql`DELETE FROM rate_limits`);
});

afterAll(async () => {
  limits.closeLimits();
  await redis.stop();
});

const use = (subject: string, from = limits) => from.consume(limit, subject, "Too often.");

async function countInDatabase(): Promise<number> {
  return (await rows(sql`SELECT 1 FROM rate_limits`)).length;
}

async function untilRedisCounts(from = limits): Promise<void> {
  await redis.client.flushall();
  await eventually(async () => {
    await use(`hal ${performance.now()}`, from);
    return (await redis.client.keys("*knock*")).length > 0;
  });
  await redis.client.flushall();
  await rows(sql`DELETE FROM rate_limits`);
}

describe("limits in the database", () => {
  test("counts, refuses with the remaining time, and restarts after the window", async () => {
    expect([await use("ann", database), await use("Ann", database)]).toEqual([1, 0]);
    await expect(use("ann", database)).rejects.toMatchObject({ ...refused, retryAfterSeconds: 60 });
    await rows(sql`UPDATE rate_limits SET expires_at = now() - interval '1 second'`);
    expect(await use("ann", database)).toBe(1);
    expect(await redis.client.keys("*")).toEqual([]);
  });
});

describe("a refunded use", () => {
  test.each([
    ["in the database", ""],
    ["in Redis", "redis"],
  ])("frees the use again %s, however many were refused meanwhile", async (_, where) => {
    const from = where ? limits : database;
    if (where) await untilRedisCounts();
    await use("fay", from);
    await use("fay", from);
    for (let turn = 0; turn < 3; turn += 1) await expect(use("fay", from)).rejects.toMatchObject(refused);
    await from.refund(limit, "fay");
    expect(await use("fay", from)).toBe(0);
    expect(await from.tryConsume(limit, "fay")).toBe(false);
  });
});

describe("limits in Redis", () => {
  test("shares limits between processes without database queries", async () => {
    const other = await open(redis.url);
    await untilRedisCounts();
    await untilRedisCounts(other);
    expect([await use("bea"), await use("bea", other)]).toEqual([1, 0]);
    await expect(use("bea")).rejects.toMatchObject({ ...refused, retryAfterSeconds: 60 });
    expect(await use("somebody else")).toBe(1);
    expect(await countInDatabase()).toBe(0);
  });

  test("expires with the window by the clock of Redis, which later uses do not extend", async () => {
    await untilRedisCounts();
    await use("cleo");
    const [key = ""] = await redis.client.keys("*");
    expect(await redis.client.pttl(key)).toBeGreaterThan(50_000);
    await redis.client.pexpire(key, 4000);
    await use("cleo");
    await expect(use("cleo")).rejects.toMatchObject({ retryAfterSeconds: 4 });
    expect(await redis.client.pttl(key)).toBeLessThanOrEqual(4000);
  });

  test("clears a limit after a success, and refunds uses one by one", async () => {
    await use("dan");
    await use("dan");
    await limits.refund(limit, "dan");
    expect(await use("dan")).toBe(0);
    await limits.clearLimit(limit, "dan");
    expect(await use("dan")).toBe(1);
    await limits.refund(limit, "nobody");
    expect(await use("nobody")).toBe(1);
  });
});

describe("closing the limits", () => {
  test("ends the connections of every bundle, and counts later uses in the database", async () => {
    const [first, second] = [await open(redis.url), await open(redis.url)];
    await untilRedisCounts(first);
    await untilRedisCounts(second);
    const connected = async () =>
      String(await redis.client.client("LIST"))
        .trim()
        .split("\n").length;
    expect(await connected()).toBeGreaterThan(2);
    limits.closeLimits();
    await eventually(async () => (await connected()) === 1);
    expect(await use("late", first)).toBe(1);
    expect(await countInDatabase()).toBe(1);
    limits = await open(redis.url);
  });
});

describe("limits while Redis is unavailable", () => {
  test("counts in the database while Redis is frozen, and in Redis again afterwards", async () => {
    await untilRedisCounts();
    await use("eve", database);
    redis.freeze();
    await use("eve");
    await expect(use("eve")).rejects.toMatchObject(refused);
    redis.thaw();
    await untilRedisCounts();
  });

  test("counts in the database when Redis is killed, and in Redis again when it is back", async () => {
    await redis.kill();
    expect(await use("gus")).toBe(1);
    expect(await use("gus")).toBe(0);
    await expect(use("gus")).rejects.toMatchObject(refused);
    await limits.clearLimit(limit, "gus");
    expect(await use("gus")).toBe(1);
    await redis.start();
    await untilRedisCounts();
  });

  test("works from the first use if Redis was never available", async () => {
    const alone = await open("redis://127.0.0.1:1");
    expect([await use("ida", alone), await use("ida", alone)]).toEqual([1, 0]);
    await expect(use("ida", alone)).rejects.toMatchObject(refused);
  });
});
