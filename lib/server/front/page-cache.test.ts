import { brotliDecompressSync } from "node:zlib";
import type { RenderedPage } from "./cached-page";
import { createPageCache } from "./page-cache";

let time = 1_000_000;
const now = () => time;

beforeEach(() => (time = 1_000_000));

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [["Content-Type", "text/html"]],
    body: Buffer.from(text),
    tags: ["a"],
    ...more,
  };
}

function create(maxBytes = 10_000_000) {
  const cache = createPageCache({ maxBytes, now });
  let made = 0;
  async function ask(
    make: () => Promise<RenderedPage | null> = async () => page(`page ${(made += 1)}`),
    { key = "/", isPlain = true, isFresh = false } = {},
  ): Promise<string | null> {
    const found = await cache.get({ key, isPlain, isFresh, make });
    return found && `${found.cacheStatus} ${found.page.bodies.identity.toString()}`;
  }
  return { cache, ask };
}

function deferredPage(text: string, more?: Partial<RenderedPage>) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let made = 0;
  async function make(): Promise<RenderedPage> {
    made += 1;
    if (made > 1) return page(`${text} again`, more);
    await gate;
    return page(text, more);
  }
  return { make, letGo };
}

test("renders a page once, serves it from memory, and compresses it on demand", async () => {
  const { cache, ask } = create();
  expect([await ask(), await ask()]).toEqual(["miss page 1", "hit page 1"]);
  const cached = cache.find("/");
  expect(cached!.bodies.br).toBeUndefined();
  const bodies = await Promise.all([cache.bodyOf(cached!, "br"), cache.bodyOf(cached!, "br")]);
  expect(brotliDecompressSync(bodies[0]).toString()).toBe("page 1");
  expect(bodies[1]).toBe(bodies[0]);
  expect(cache.find("/")?.bodies.br).toBe(bodies[0]);
  expect((await cache.bodyOf(cached!, "gzip")).length).toBeGreaterThan(0);
});

test("compresses a frequent page better, but not one that is gone", async () => {
  const { cache, ask } = create();
  const text = Array.from({ length: 2_000 }, (_, at) => `<li class="card-${at % 7}">${at * at}</li>`).join(
    "",
  );
  await ask(async () => page(text));
  await ask(async () => page(text), { key: "/gone" });
  const [often, gone] = [cache.find("/")!, cache.find("/gone")!];
  const [before] = await Promise.all([cache.bodyOf(often, "br"), cache.bodyOf(gone, "br")]);
  for (let time = 1; time < 3; time += 1) cache.count("/", often);
  expect(often.bodies.br).toBe(before);
  for (let time = 1; time <= 3; time += 1) cache.count("/gone", gone);
  cache.apply({ kind: "purge", tags: ["a"] });
  await ask(async () => page(text));
  const again = cache.find("/")!;
  await cache.bodyOf(again, "br");
  for (let time = 1; time <= 3; time += 1) cache.count("/", again);
  while (again.bodies.br!.length >= before.length) await new Promise(setImmediate);
  expect(brotliDecompressSync(again.bodies.br!).toString()).toBe(text);
  expect(gone.bodies.br!.length).toBe(before.length);
});

test("renders one page for any number of parallel requests", async () => {
  const { ask } = create();
  const one = deferredPage("only");
  const pending = Promise.all(Array.from({ length: 50 }, () => ask(one.make)));
  one.letGo();
  expect(new Set(await pending)).toEqual(new Set(["miss only"]));
});

test("drops pages with the tag of a purge at once, and no others", async () => {
  const { cache, ask } = create();
  await ask(async () => page("one", { tags: ["x", "y"] }), { key: "/1" });
  await ask(async () => page("other", { tags: ["z"] }), { key: "/2" });
  cache.apply({ kind: "purge", tags: ["y"] });
  expect(cache.find("/1")).toBeUndefined();
  expect(cache.find("/2")).toBeDefined();
  expect(await ask(async () => page("one again"), { key: "/1" })).toBe("miss one again");
});

test("discards a page begun before a purge", async () => {
  const { cache, ask } = create();
  const old = deferredPage("old");
  const before = ask(old.make);
  cache.apply({ kind: "purge", tags: ["a"] });
  const after = ask(old.make);
  old.letGo();
  expect([await before, await after]).toEqual(["miss old again", "miss old again"]);
  expect(await ask()).toBe("hit old again");
});

test("keeps a page in progress after a purge of another tag", async () => {
  const { cache, ask } = create();
  const one = deferredPage("one");
  const pending = ask(one.make);
  cache.apply({ kind: "purge", tags: ["b"] });
  const joined = ask(async () => page("another"));
  one.letGo();
  expect([await pending, await joined]).toEqual(["miss one", "miss one"]);
});

test("serves the old page while one new page is rendered after a refresh", async () => {
  const { cache, ask } = create();
  await ask();
  time += 2_000;
  cache.apply({ kind: "refresh", tags: ["a"] });
  const next = deferredPage("new");
  expect(await ask(next.make)).toBe("stale page 1");
  expect(await ask(next.make)).toBe("stale page 1");
  next.letGo();
  await new Promise(setImmediate);
  while (!cache.find("/")) await new Promise(setImmediate);
  expect(await ask()).toBe("hit new");
});

test("54: waits for the new page with a request that may have made the change", async () => {
  const { cache, ask } = create();
  await ask();
  cache.apply({ kind: "refresh", tags: ["a"] });
  expect(await ask(undefined, { isFresh: true })).toBe("miss page 2");
});

test("serves a stale page for at most five seconds", async () => {
  const { cache, ask } = create();
  await ask();
  cache.apply({ kind: "refresh", tags: ["a"] });
  time += 4_999;
  expect(await ask(() => new Promise(() => undefined))).toBe("stale page 1");
  time += 1;
  const { ask: again, cache: another } = create();
  await again();
  another.apply({ kind: "refresh", tags: ["a"] });
  time += 5_000;
  expect(await again()).toBe("miss page 2");
});

test("renders a page that changes all the time once a second", async () => {
  const { cache, ask } = create();
  let made = 0;
  const make = async () => page(`page ${(made += 1)}`);
  for (let step = 0; step < 30; step += 1) {
    await ask(make);
    await new Promise(setImmediate);
    cache.apply({ kind: "refresh", tags: ["a"] });
    time += 100;
  }
  expect(made).toBeLessThanOrEqual(4);
});

test("expires a page with its content, and after ten minutes at the latest", async () => {
  const { ask } = create();
  await ask(async () => page("short", { expiresAt: time + 1_000 }), { key: "/short" });
  await ask(async () => page("long", { expiresAt: time + 3_600_000 }), { key: "/long" });
  time += 999;
  expect(await ask(undefined, { key: "/short" })).toBe("hit short");
  time += 1;
  expect(await ask(undefined, { key: "/short" })).toBe("miss page 1");
  time += 10 * 60_000 - 1_001;
  expect(await ask(undefined, { key: "/long" })).toBe("hit long");
  time += 1;
  expect(await ask(undefined, { key: "/long" })).toBe("miss page 2");
});

test("caches a 404 for ten seconds, and drops it on any change", async () => {
  const { cache, ask } = create();
  const nothing = async () => page("nothing", { status: 404 });
  await ask(nothing);
  expect(await ask()).toBe("hit nothing");
  cache.apply({ kind: "refresh", tags: ["a"] });
  expect(await ask(nothing)).toBe("miss nothing");
  time += 10_000;
  expect(await ask()).toBe("miss page 1");
});

test("renders a 404 again after a change during its rendering", async () => {
  const { cache, ask } = create();
  const nothing = deferredPage("nothing", { status: 404 });
  const before = ask(nothing.make);
  cache.apply({ kind: "refresh", tags: ["a"] });
  nothing.letGo();
  expect(await before).toBe("miss nothing again");
  expect(await ask()).toBe("hit nothing again");
});

test.each([301, 307, 403, 500, 503])(
  "serves an answer with status %i to waiting requests without caching it",
  async (status) => {
    const { cache, ask } = create();
    const once = deferredPage("once", { status });
    const pending = [ask(once.make), ask(once.make)];
    once.letGo();
    expect(await Promise.all(pending)).toEqual(["miss once", "miss once"]);
    expect(cache.find("/")).toBeUndefined();
  },
);

test("serves a page with a failed part to waiting requests without caching it", async () => {
  const { cache, ask } = create();
  expect(await ask(async () => page("half", { failed: true }))).toBe("miss half");
  expect(cache.find("/")).toBeUndefined();
});

test("37: shares no personal page, and passes a failure to all waiting requests", async () => {
  const { ask } = create();
  expect(await ask(async () => null)).toBeNull();
  const fail = () => Promise.reject(new Error("no room"));
  await expect(ask(fail)).rejects.toThrow("no room");
  expect(await ask()).toBe("miss page 1");
});

test("clears everything after a lost connection, including pages in progress", async () => {
  const { cache, ask } = create();
  await ask(undefined, { key: "/kept" });
  const old = deferredPage("old");
  const pending = ask(old.make);
  cache.clear();
  old.letGo();
  expect(await pending).toBe("miss old again");
  expect(cache.find("/kept")).toBeUndefined();
});

test("limits its memory, and evicts no plain page for made-up addresses", async () => {
  const { cache, ask } = create(400_000);
  const large = (text: string) => async () => page(text.repeat(10_000));
  await ask(large("plain"), { key: "/plain" });
  for (let number = 0; number < 50; number += 1) {
    await ask(large("x"), { key: `/?q=${number}`, isPlain: false });
    await ask(async () => page("n".repeat(10_000), { status: 404 }), { key: `/jobs/${number}` });
  }
  expect(cache.bytes).toBeLessThanOrEqual(400_000);
  expect(cache.find("/plain")).toBeDefined();
});
