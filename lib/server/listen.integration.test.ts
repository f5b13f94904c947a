import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { createListener, type Listener } from "./listen";

const listeners: Listener[] = [];

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.stop()));
});

/** A listener that is up, and what it has heard on the channel. */
async function startListening(channel: string): Promise<{ listener: Listener; heard: string[] }> {
  const listener = createListener({ heartbeatMs: 100, silenceMs: 3000, retryMs: 50 });
  listeners.push(listener);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    listener.add({
      name: channel,
      message: (payload) => void heard.push(payload),
      up: resolve,
      down: () => undefined,
    });
  });
  return { listener, heard };
}

test("a listener says a crowd of things in their order, one statement at a time", async () => {
  const { heard } = await startListening("plaza_test");
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

  const said = Array.from({ length: 100 }, (_, index) => String(index));
  for (const payload of said) listener.say("plaza_test", payload);
  const end = Date.now() + 10_000;
  while (heard.length < said.length && Date.now() < end) await delay(5);

  expect(heard).toEqual(said);
  expect(most).toBe(1);
});
