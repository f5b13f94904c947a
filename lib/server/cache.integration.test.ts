import { setTimeout as delay } from "node:timers/promises";
import * as client from "@/prisma/generated/client";
import { createCache, type Cache } from "./cache";
import { rows, sql, transaction } from "./db";
import type { Invalidation } from "./invalidation";
import { createListener, type Listener } from "./listen";

const listeners: Listener[] = [];

function startInstance(): Cache {
  const listener = createListener({ heartbeatMs: 100, timeoutMs: 2000, retryMs: 50 });
  listeners.push(listener);
  return createCache(listener);
}

async function until(what: string, happened: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await happened())) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await delay(5);
  }
}

async function liveInstance(): Promise<Cache> {
  const cache = startInstance();
  cache.subscribe({ invalidate: () => undefined, reset: () => undefined });
  await until("listening", cache.isLive);
  return cache;
}

function announce(cache: Cache, invalidation: Invalidation): Promise<void> {
  return transaction((tx) => cache.announce(invalidation, tx));
}

function counter(tags = ["a"], maxAgeSeconds = 60) {
  const read = { tags, key: "count", maxAgeSeconds, loads: 0, load: async () => (read.loads += 1) };
  return read;
}

const listening = sql`SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'plaza-single'`;

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

describe("cached reads", () => {
  test("loads once until one of the tags is purged or refreshed", async () => {
    const cache = await liveInstance();
    const read = counter(["a", "b"]);
    expect([await cache.read(read), await cache.read(read)]).toEqual([1, 1]);
    await announce(cache, { kind: "purge", tags: ["other"] });
    expect(await cache.read(read)).toBe(1);
    await announce(cache, { kind: "purge", tags: ["b"] });
    expect(await cache.read(read)).toBe(2);
    await announce(cache, { kind: "refresh", tags: ["x", "a"] });
    expect(await cache.read(read)).toBe(3);
  });

  test("shares one load between concurrent calls, and its failure", async () => {
    const cache = await liveInstance();
    const read = counter();
    expect(await Promise.all([cache.read(read), cache.read(read), cache.read(read)])).toEqual([1, 1, 1]);
    const failing = { ...read, key: "failing", load: () => Promise.reject(new Error("no answer")) };
    const both = await Promise.allSettled([cache.read(failing), cache.read(failing)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.read({ ...failing, load: async () => 7 })).toBe(7);
  });

  test("expires by age, which may depend on the value", async () => {
    const cache = await liveInstance();
    const read = { ...counter(), maxAgeSeconds: (value: number) => (value === 1 ? 0.02 : 0) };
    expect(await cache.read(read)).toBe(1);
    await until("the end of its age", async () => (await cache.read(read)) === 2);
    expect(await cache.read(read)).toBe(3);
  });

  test("discards a value loaded before an invalidation", async () => {
    const cache = await liveInstance();
    let finish: (value: string) => void = () => undefined;
    const slow = {
      tags: ["a"],
      key: "slow",
      maxAgeSeconds: 60,
      load: () => new Promise<string>((resolve) => (finish = resolve)),
    };
    const early = cache.read(slow);
    await announce(cache, { kind: "purge", tags: ["a"] });
    const late = cache.read({ ...slow, load: async () => "new" });
    finish("old");
    expect(await Promise.all([early, late])).toEqual(["old", "new"]);
    expect(await cache.read({ ...slow, load: async () => "newer" })).toBe("new");
  });
});

describe("instances", () => {
  test("shows a change made on another instance", async () => {
    const [here, there] = [await liveInstance(), await liveInstance()];
    const read = counter(["settings"]);
    await there.read(read);
    await announce(here, { kind: "purge", tags: ["settings"] });
    await until("the purge", async () => (await there.read(read)) === 2);
  });

  test("receives each invalidation once with its kind and all its tags, however many", async () => {
    const [here, there] = [await liveInstance(), await liveInstance()];
    const received: Record<string, Invalidation[]> = { here: [], there: [] };
    here.subscribe({ invalidate: (one) => received.here?.push(one), reset: () => undefined });
    there.subscribe({ invalidate: (one) => received.there?.push(one), reset: () => undefined });
    const tags = Array.from({ length: 1000 }, (_, index) => `listing:${index}:é"\\`);
    await announce(here, { kind: "refresh", tags });
    await announce(here, { kind: "purge", tags: ["last"] });
    await until("the last one", () => received.there?.at(-1)?.kind === "purge");
    for (const all of [received.here, received.there]) {
      expect(all?.slice(0, -1).flatMap((one) => one.tags)).toEqual(tags);
      expect(all?.slice(0, -1).every((one) => one.kind === "refresh")).toBe(true);
      expect(all?.at(-1)).toMatchObject({ kind: "purge", tags: ["last"] });
    }
  });

  test("receives its own invalidation at commit, from any copy of the database module", async () => {
    const cache = await liveInstance();
    const received: string[] = [];
    cache.subscribe({ invalidate: ({ tags }) => received.push(...tags), reset: () => undefined });
    let copy = { transaction };
    await jest.isolateModulesAsync(async () => {
      // Packages exist once, unlike the copied modules.
      jest.doMock("@/prisma/generated/client", () => client);
      copy = await import("./db");
    });
    expect(copy.transaction).not.toBe(transaction);
    // Immediately, because the connection delivers later.
    await copy.transaction((tx) => cache.announce({ kind: "purge", tags: ["mine"] }, tx));
    expect(received).toEqual(["mine"]);
  });

  test("receives the invalidations of a transaction at its commit, its own before it is answered, and none of a failed one", async () => {
    const [cache, other] = [await liveInstance(), await liveInstance()];
    const received: string[] = [];
    const there: string[] = [];
    cache.subscribe({ invalidate: ({ tags }) => received.push(...tags), reset: () => undefined });
    other.subscribe({ invalidate: ({ tags }) => there.push(...tags), reset: () => undefined });
    const failing = transaction(async (tx) => {
      await cache.announce({ kind: "purge", tags: ["failed"] }, tx);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await transaction(async (tx) => {
      await cache.announce({ kind: "purge", tags: ["kept"] }, tx);
      expect(received).toEqual([]);
    });
    expect(received).toEqual(["kept"]);
    await until("the other instance's purge", () => there.length > 0);
    expect(there).toEqual(["kept"]);
    await announce(other, { kind: "purge", tags: ["later"] });
    await until("what came after it", () => received.includes("later"));
    expect(received).toEqual(["kept", "later"]);
  });

  test("clears the cache on an unknown message", async () => {
    const cache = await liveInstance();
    const read = counter();
    await cache.read(read);
    await rows(sql`SELECT pg_notify('plaza_cache', 'nonsense')`);
    await until("the reset", async () => (await cache.read(read)) === 2);
  });
});

describe("a lost connection", () => {
  test("stops serving from the cache until it is back and the cache is empty", async () => {
    const cache = await liveInstance();
    let resets = 0;
    cache.subscribe({ invalidate: () => undefined, reset: () => (resets += 1) });
    const read = counter();
    await cache.read(read);
    await rows(sql`SELECT pg_terminate_backend(pid) FROM (${listening}) AS one`);
    await until("the loss", () => resets === 1);
    expect(cache.isLive()).toBe(false);
    expect([await cache.read(read), await cache.read(read)]).toEqual([2, 3]);
    await until("coming back", cache.isLive);
    expect([await cache.read(read), await cache.read(read)]).toEqual([4, 4]);
    await announce(cache, { kind: "purge", tags: ["a"] });
    expect(await cache.read(read)).toBe(5);
  });

  test("detects a server that goes silent without closing the connection", async () => {
    const cache = await liveInstance();
    const read = counter();
    await cache.read(read);
    const [backend] = await rows<{ pid: number }>(listening);
    if (!backend) throw new Error("nobody listens");
    process.kill(backend.pid, "SIGSTOP");
    try {
      await until("noticing", () => !cache.isLive());
      expect(await cache.read(read)).toBe(2);
      await until("coming back", cache.isLive);
    } finally {
      process.kill(backend.pid, "SIGCONT");
    }
  });
});

test("answers the first read without waiting for the connection", async () => {
  const cache = startInstance();
  expect(cache.isLive()).toBe(false);
  expect(await cache.read(counter())).toBe(1);
});
