import "server-only";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connectTimeout, openConnection } from "./connection";
import { processSingleton } from "./process-singleton";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

type Channel = { name: string; message(payload: string): void; up(): void; down(): void };

type Timing = { heartbeatMs: number; timeoutMs: number; retryMs: number };

const defaultTiming: Timing = { heartbeatMs: 1000, timeoutMs: 3000, retryMs: 250 };

type Connection = Awaited<ReturnType<typeof openConnection>>;

export type Listener = {
  add(channel: Channel): void;
  notify(channel: string, payload: string): void;
  stop(): Promise<void>;
};

type Session = {
  channels: ReadonlyMap<string, Channel>;
  timing: Timing;
  onLost: () => void;
};

/** A connection that listens to the channels until it is lost, which a heartbeat detects. */
class ListenConnection {
  private isUp = true;
  private lastAnswer: Promise<unknown> = Promise.resolve();
  private endPause: (() => void) | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly session: Session,
  ) {
    const { stream } = connection.connection;
    if (stream instanceof Socket) stream.unref();
    connection.on("error", () => this.lose());
    connection.on("end", () => this.lose());
    connection.on("notification", ({ channel, payload }) =>
      session.channels.get(channel)?.message(payload ?? ""),
    );
  }

  async run(): Promise<void> {
    const { channels, timing } = this.session;
    try {
      for (const channel of channels.values()) await this.listen(channel);
      while (this.isUp) {
        await this.pause();
        if (this.isUp) await withTimeout(this.query("SELECT 1"), timing.timeoutMs);
      }
    } finally {
      this.lose();
      this.destroy();
    }
  }

  async listen(channel: Channel): Promise<void> {
    const listening = this.query(`LISTEN ${this.connection.escapeIdentifier(channel.name)}`);
    await withTimeout(listening, this.session.timing.timeoutMs);
    if (this.isUp) channel.up();
  }

  /** Runs statements sequentially, because pg no longer queues them. */
  query(text: string, values: string[] = []): Promise<unknown> {
    const result = this.lastAnswer.then(() => this.connection.query(text, values));
    this.lastAnswer = result.catch(() => undefined);
    return result;
  }

  destroy(): void {
    this.connection.connection.stream.destroy();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.session.timing.heartbeatMs).unref();
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private lose(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.session.onLost();
    this.endPause?.();
  }
}

/**
 * One connection outside the pools that listens to any number of channels. Detects a dead or silent server by
 * heartbeat, reconnects, and never keeps the process alive.
 */
export function createListener(timing: Timing = defaultTiming): Listener {
  const channels = new Map<string, Channel>();
  let current: ListenConnection | null = null;
  let running: Promise<void> | null = null;
  let isStopped = false;

  function onLost(): void {
    current = null;
    if (!isStopped) log.warn({ event: "listen_lost" });
    for (const channel of channels.values()) channel.down();
  }

  async function serve(): Promise<void> {
    const connection = await openConnection({ timeoutMs: connectTimeout });
    current = new ListenConnection(connection, { channels, timing, onLost });
    if (isStopped) current.destroy();
    await current.run();
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await serve();
      } catch (error) {
        log.debug({ event: "listen_failed", err: error });
      }
      if (!isStopped) await delay(timing.retryMs, undefined, { ref: false });
    }
  }

  function withCurrent(work: (connection: ListenConnection) => Promise<unknown>): void {
    const connection = current;
    if (connection) void runOutsideRequest(() => work(connection)).catch(() => connection.destroy());
  }

  return {
    add(channel) {
      channels.set(channel.name, channel);
      running ??= runOutsideRequest(run);
      withCurrent((connection) => connection.listen(channel));
    },
    notify(channel, payload) {
      withCurrent((connection) => connection.query("SELECT pg_notify($1, $2)", [channel, payload]));
    },
    async stop() {
      isStopped = true;
      current?.destroy();
      await running;
    },
  };
}

async function withTimeout(answer: Promise<unknown>, timeoutMs: number): Promise<void> {
  const timeout = delay(timeoutMs, "silent" as const, { ref: false });
  if ((await Promise.race([answer, timeout])) === "silent") {
    answer.catch(() => undefined);
    throw new Error("the database does not answer on the listening connection");
  }
}

export function sharedListener(): Listener {
  return processSingleton("plazaListener", createListener);
}
