import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { once, runOutsideRequest } from "./detached";
import { createTtlCache } from "./ttl-cache";

const request = new AsyncLocalStorage<{ page: string }>();

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

async function until(happened: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!happened()) {
    if (performance.now() > end) throw new Error("it did not happen");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function afterRequest(work: () => Promise<unknown>): Promise<() => boolean> {
  let page: { page: string } | undefined = { page: "home" };
  const reference = new WeakRef(page);
  await request.run(page, work);
  page = undefined;
  return () => {
    collect();
    return reference.deref() !== undefined;
  };
}

test("runs outside without the request context, and leaves the context unchanged", async () => {
  await request.run({ page: "home" }, async () => {
    const seen = await runOutsideRequest(async () => {
      await Promise.resolve();
      return request.getStore();
    });
    expect(seen).toBeUndefined();
    expect(request.getStore()).toEqual({ page: "home" });
  });
});

test("creates a value once for parallel and later calls, outside the request", async () => {
  const seen: unknown[] = [];
  const get = once(async () => {
    seen.push(request.getStore());
    await Promise.resolve();
    return { made: true };
  });
  const isRetained = await afterRequest(() => Promise.all([get(), get()]));
  expect(await get()).toBe(await get());
  expect(seen).toEqual([undefined]);
  await until(() => !isRetained());
});

test("tries again after a failure", async () => {
  let tries = 0;
  const get = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error("not yet");
    return tries;
  });
  await expect(Promise.all([get(), get()])).rejects.toThrow("not yet");
  expect(await get()).toBe(2);
});

test("drops expired values of a shelf by itself, and releases the request at once", async () => {
  const cache = createTtlCache<{ text: string }>(10);
  let value: { text: string } | undefined = { text: "short" };
  const reference = new WeakRef(value);
  const isRetained = await afterRequest(async () => {
    cache.set("short", value!, 30);
    cache.set("long", { text: "long" }, 60_000);
  });
  value = undefined;
  await until(() => !isRetained());
  await until(() => {
    collect();
    return reference.deref() === undefined;
  });
  expect(cache.get("long")).toEqual({ text: "long" });
  cache.clear();
});
