import "server-only";
import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { log } from "../log";
import type { Measurement } from "../metrics/exposition";
import { heartbeatMessage, isReport, maxHeadBytes, type MeasureRequest } from "./internal-headers";

export type Renderer = {
  readonly index: number;
  readonly socket: string;
  readonly agent: Agent;
  busy: number;
};

type Slot = Renderer & {
  child?: ChildProcess;
  isReady: boolean;
  crashes: number[];
  lastHeartbeatAt: number;
  asked: Map<number, (metrics: Measurement | null) => void>;
};

type Options = {
  program: URL;
  count: number;
  env: (index: number) => NodeJS.ProcessEnv;
  /** In milliseconds; a renderer without a heartbeat for this long is killed. */
  heartbeatTimeoutMs?: number;
};

/**
 * Each page leaves megabytes of garbage, and a heap would grow to twice its need. At half this value, frequent
 * collections make each page a tenth slower (docs/benchmarks.md).
 */
const heapGrowingFlag = "--heap-growing-percent=40";

const windowMs = 60_000;
/** Milliseconds before a restart, by number of crashes within a minute. */
const restartDelaysMs = [0, 500, 1000, 2000, 5000];

/**
 * Restarts renderers that exit (with backoff for repeated crashes) and kills those that hang. `ready` resolves when the
 * first one takes requests and rejects if one exits before that.
 */
export function startRenderers({ program, count, env, heartbeatTimeoutMs = 60_000 }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-"));
  let isStopping = false;
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const ready = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));

  const slots = Array.from({ length: count }, (_, index): Slot => {
    const socket = path.join(folder, `${index}.sock`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1024, maxFreeSockets: 64 });
    return {
      index,
      socket,
      agent,
      busy: 0,
      isReady: false,
      crashes: [],
      lastHeartbeatAt: 0,
      asked: new Map(),
    };
  });

  let started = 0;
  let restarts = 0;
  let measurements = 0;

  /** Sequential, because each start uses a core that running renderers may need. */
  function startNext(): void {
    const slot = slots[started];
    if (!slot) return;
    started += 1;
    start(slot);
  }

  function start(slot: Slot, isAgain = false): void {
    rmSync(slot.socket, { force: true });
    const child = fork(program, [slot.socket], {
      env: { ...env(slot.index), ...(isAgain ? { PLAZA_AGAIN: "1" } : {}) },
      execArgv: [...process.execArgv, heapGrowingFlag, `--max-http-header-size=${maxHeadBytes}`],
    });
    slot.child = child;
    child.on("message", (message) => {
      slot.lastHeartbeatAt = performance.now();
      if (message === heartbeatMessage) return;
      if (isReport(message)) return slot.asked.get(message.measured)?.(message.metrics);
      if (message === "ready") {
        slot.isReady = true;
        settle?.resolve();
        if (slot.index === started - 1) startNext();
      } else relayWake(slot, message);
    });
    child.once("exit", (code, signal) => {
      slot.child = undefined;
      slot.isReady = false;
      slot.agent.destroy();
      for (const give of slot.asked.values()) give(null);
      if (!isStopping) startAgain(slot, signal ?? `code ${code}`);
    });
  }

  function startAgain(slot: Slot, how: string): void {
    settle?.reject(new Error(`a renderer ended before it was ready (${how})`));
    const now = Date.now();
    slot.crashes = [...slot.crashes.filter((time) => time > now - windowMs), now];
    const pauseMs = restartDelaysMs[Math.min(slot.crashes.length, restartDelaysMs.length) - 1] ?? 0;
    restarts += 1;
    log.error({ event: "renderer_ended", how, pauseMs });
    setTimeout(() => !isStopping && start(slot, true), pauseMs);
  }

  function relayWake(from: Slot, message: unknown): void {
    for (const slot of slots) if (slot !== from) slot.child?.send(message as object, () => undefined);
  }

  function askMetrics(slot: Slot, ask: Omit<MeasureRequest, "measure">, within: number) {
    return new Promise<Measurement | null>((resolve) => {
      const measure = (measurements += 1);
      function give(metrics: Measurement | null): void {
        clearTimeout(timer);
        slot.asked.delete(measure);
        resolve(metrics);
      }
      const timer = setTimeout(() => give(null), within);
      slot.asked.set(measure, give);
      if (!slot.isReady || !slot.child) give(null);
      else slot.child.send({ measure, ...ask } satisfies MeasureRequest, (error) => error && give(null));
    });
  }

  const checkMs = heartbeatTimeoutMs / 6;
  let checkedAt = performance.now();

  function endHanging(): void {
    const now = performance.now();
    const since = now - checkedAt;
    checkedAt = now;
    for (const slot of slots) {
      // This process may have been held up itself, with all that it would have heard.
      if (since > 2 * checkMs) slot.lastHeartbeatAt = now;
      if (!slot.isReady || now - slot.lastHeartbeatAt < heartbeatTimeoutMs) continue;
      log.error({ event: "renderer_unresponsive" });
      slot.child?.kill("SIGKILL");
    }
  }
  const watch = setInterval(endHanging, checkMs);
  watch.unref();

  startNext();

  return {
    ready,
    choose(...not: readonly Renderer[]): Renderer | null {
      let chosen: Slot | null = null;
      for (const slot of slots) {
        if (slot.isReady && !not.includes(slot) && (!chosen || slot.busy < chosen.busy)) chosen = slot;
      }
      return chosen;
    },
    get readyCount(): number {
      return slots.filter(({ isReady }) => isReady).length;
    },
    get restarts(): number {
      return restarts;
    },
    measure(within: number): Promise<{ index: number; metrics: Measurement | null }[]> {
      const chosen = this.choose();
      const asking = slots.map(async (slot) => ({
        index: slot.index,
        metrics: await askMetrics(slot, { withSite: slot === chosen }, within),
      }));
      return Promise.all(asking);
    },
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(watch);
      const ends = slots.map(async ({ child, agent }) => {
        if (!child) return;
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.send("stop", () => undefined);
        await ended;
        agent.destroy();
      });
      await Promise.all(ends);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Renderers = ReturnType<typeof startRenderers>;
