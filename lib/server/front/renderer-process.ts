import "server-only";
import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { Agent } from "node:http";
import { log } from "../log";
import type { Measurement } from "../metrics/exposition";
import { heartbeatMessage, isReport, maxHeadBytes, type MeasureRequest } from "./internal-headers";

type Options = {
  index: number;
  socket: string;
  program: URL;
  env: () => NodeJS.ProcessEnv;
  onReady: () => void;
  onExit: (reason: string) => void;
  onMessage: (message: object) => void;
};

/**
 * Each page leaves megabytes of garbage, and a heap would grow to twice its need. At half this value, frequent
 * collections make each page a tenth slower (docs/benchmarks.md).
 */
const heapGrowingFlag = "--heap-growing-percent=40";

const windowMs = 60_000;
const restartDelaysMs = [0, 500, 1000, 2000, 5000];

export class RendererProcess {
  readonly index: number;
  readonly socket: string;
  readonly agent = new Agent({ keepAlive: true, maxSockets: 1024, maxFreeSockets: 64 });
  busy = 0;
  isReady = false;
  private child: ChildProcess | undefined;
  private crashes: number[] = [];
  private lastHeartbeatAt = 0;
  private measurements = 0;
  private readonly pendingMeasurements = new Map<number, (metrics: Measurement | null) => void>();

  constructor(private readonly options: Options) {
    this.index = options.index;
    this.socket = options.socket;
  }

  start(isAgain = false): void {
    const { program, env } = this.options;
    rmSync(this.socket, { force: true });
    this.child = fork(program, [this.socket], {
      env: { ...env(), ...(isAgain ? { PLAZA_AGAIN: "1" } : {}) },
      execArgv: [...process.execArgv, heapGrowingFlag, `--max-http-header-size=${maxHeadBytes}`],
    });
    this.child.on("message", (message) => this.receive(message));
    this.child.once("exit", (code, signal) => this.end(signal ?? `code ${code}`));
  }

  send(message: object): void {
    this.child?.send(message, () => undefined);
  }

  recordCrash(): number {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => time > now - windowMs), now];
    return restartDelaysMs[Math.min(this.crashes.length, restartDelaysMs.length) - 1] ?? 0;
  }

  resetHeartbeat(now: number): void {
    this.lastHeartbeatAt = now;
  }

  killIfHanging(now: number, heartbeatTimeoutMs: number): void {
    if (!this.isReady || now - this.lastHeartbeatAt < heartbeatTimeoutMs) return;
    log.error({ event: "renderer_unresponsive" });
    this.child?.kill("SIGKILL");
  }

  /** Null if the renderer doesn't answer `within` milliseconds. */
  measure(request: Omit<MeasureRequest, "measure">, within: number): Promise<Measurement | null> {
    return new Promise((resolve) => {
      const measure = (this.measurements += 1);
      const settle = (metrics: Measurement | null): void => {
        clearTimeout(timer);
        this.pendingMeasurements.delete(measure);
        resolve(metrics);
      };
      const timer = setTimeout(() => settle(null), within);
      this.pendingMeasurements.set(measure, settle);
      if (!this.isReady || !this.child) settle(null);
      else
        this.child.send({ measure, ...request } satisfies MeasureRequest, (error) => error && settle(null));
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.send("stop", () => undefined);
    await ended;
    this.agent.destroy();
  }

  private receive(message: unknown): void {
    this.lastHeartbeatAt = performance.now();
    if (message === heartbeatMessage) return;
    if (isReport(message)) return this.pendingMeasurements.get(message.measured)?.(message.metrics);
    if (message !== "ready") return this.options.onMessage(message as object);
    this.isReady = true;
    this.options.onReady();
  }

  private end(reason: string): void {
    this.child = undefined;
    this.isReady = false;
    this.agent.destroy();
    for (const settle of this.pendingMeasurements.values()) settle(null);
    this.options.onExit(reason);
  }
}
