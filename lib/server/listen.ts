import "server-only";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connectTimeout, openConnection } from "./connection";
import { processSingleton } from "./process-singleton";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

type Channel = { name: string; message(payload: string): void; up(): void; down(): void };

type Timing = { heartbeatMs: number; silenceMs: number; retryMs: number };

const defaultTiming: Timing = { heartbeatMs: 1000, silenceMs: 3000, retryMs: 250 };

type Connection = Awaited<ReturnType<typeof openConnection>>;

export type Listener = {
  add(channel: Channel): void;
  say(channel: string, payload: string): void;
  stop(): Promise<void>;
};

/**
 * One connection outside the pools that listens to any number of channels. Detects a dead or silent server by
 * heartbeat, reconnects, and never keeps the process alive.
 */
export function createListener(timing: Timing = defaultTiming): Listener {
  const channels = new Map<string, Channel>();
  const lastAnswers = new WeakMap<Connection, Promise<unknown>>();
  let current: Connection | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;

  /** Runs statements sequentially, because pg no longer queues them. */
  function ask(connection: Connection, text: string, values: string[] = []): Promise<unknown> {
    const before = lastAnswers.get(connection) ?? Promise.resolve();
    const answer = before.then(() => connection.query(text, values));
    const settled = answer.catch(() => undefined);
    lastAnswers.set(connection, settled);
    return answer;
  }

  async function listenTo(connection: Connection, channel: Channel): Promise<void> {
    const listening = ask(connection, `LISTEN ${connection.escapeIdentifier(channel.name)}`);
    await withTimeout(listening, timing.silenceMs);
    if (connection === current) channel.up();
  }

  async function serve(connection: Connection): Promise<void> {
    let wake: (() => void) | undefined;
    const pause = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timing.heartbeatMs).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    function drop(): void {
      if (current !== connection) return;
      current = null;
      if (!stopped) log.warn({ event: "listen_lost" });
      for (const channel of channels.values()) channel.down();
      wake?.();
    }
    current = connection;
    connection.on("error", drop);
    connection.on("end", drop);
    connection.on("notification", ({ channel, payload }) => channels.get(channel)?.message(payload ?? ""));
    const { stream } = connection.connection;
    if (stream instanceof Socket) stream.unref();
    try {
      for (const channel of channels.values()) await listenTo(connection, channel);
      while (current === connection && !stopped) {
        await pause();
        if (current === connection && !stopped)
          await withTimeout(ask(connection, "SELECT 1"), timing.silenceMs);
      }
    } finally {
      drop();
      stream.destroy();
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        await serve(await openConnection({ timeoutMs: connectTimeout }));
      } catch (error) {
        log.debug({ event: "listen_failed", err: error });
      }
      if (!stopped) await delay(timing.retryMs, undefined, { ref: false });
    }
  }

  return {
    add(channel) {
      channels.set(channel.name, channel);
      running ??= runOutsideRequest(run);
      const connection = current;
      if (!connection) return;
      const { stream } = connection.connection;
      void runOutsideRequest(() => listenTo(connection, channel)).catch(() => stream.destroy());
    },
    say(channel, payload) {
      const connection = current;
      if (!connection) return;
      void runOutsideRequest(() => ask(connection, "SELECT pg_notify($1, $2)", [channel, payload])).catch(
        () => connection.connection.stream.destroy(),
      );
    },
    async stop() {
      stopped = true;
      current?.connection.stream.destroy();
      await running;
    },
  };
}

async function withTimeout(answer: Promise<unknown>, silenceMs: number): Promise<void> {
  const silence = delay(silenceMs, "silent" as const, { ref: false });
  if ((await Promise.race([answer, silence])) === "silent") {
    answer.catch(() => undefined);
    throw new Error("the database does not answer on the listening connection");
  }
}

export function sharedListener(): Listener {
  return processSingleton("plazaListener", createListener);
}
