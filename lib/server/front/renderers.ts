import "server-only";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { log } from "../log";
import type { Measurement } from "../metrics/exposition";
import { RendererProcess } from "./renderer-process";

export type Renderer = Pick<RendererProcess, "index" | "socket" | "agent" | "busy">;

type Options = {
  program: URL;
  count: number;
  env: (index: number) => NodeJS.ProcessEnv;
  heartbeatTimeoutMs?: number;
};

type RendererMetrics = { index: number; metrics: Measurement | null };

/** Restarts renderers that exit, with backoff for repeated crashes, and kills those that hang. */
class RendererPool {
  readonly ready: Promise<void>;
  restarts = 0;
  private settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), "plaza-"));
  private readonly renderers: readonly RendererProcess[];
  private readonly watch: NodeJS.Timeout;
  private started = 0;
  private isStopping = false;

  constructor({ program, count, env, heartbeatTimeoutMs = 60_000 }: Options) {
    this.ready = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.renderers = Array.from({ length: count }, (_, index) => this.create(index, { program, env }));
    this.watch = this.killHanging(heartbeatTimeoutMs);
    this.startNext();
  }

  choose(...not: readonly Renderer[]): Renderer | null {
    let chosen: RendererProcess | null = null;
    for (const renderer of this.renderers) {
      const isEligible = renderer.isReady && !not.includes(renderer);
      if (isEligible && (!chosen || renderer.busy < chosen.busy)) chosen = renderer;
    }
    return chosen;
  }

  get readyCount(): number {
    return this.renderers.filter(({ isReady }) => isReady).length;
  }

  measure(within: number): Promise<RendererMetrics[]> {
    const chosen = this.choose();
    const measuring = this.renderers.map(async (renderer) => ({
      index: renderer.index,
      metrics: await renderer.measure({ withSite: renderer === chosen }, within),
    }));
    return Promise.all(measuring);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.watch);
    await Promise.all(this.renderers.map((renderer) => renderer.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private create(index: number, { program, env }: Pick<Options, "program" | "env">): RendererProcess {
    const renderer: RendererProcess = new RendererProcess({
      index,
      socket: path.join(this.folder, `${index}.sock`),
      program,
      env: () => env(index),
      onReady: () => {
        this.settle?.resolve();
        if (index === this.started - 1) this.startNext();
      },
      onExit: (reason) => this.restart(renderer, reason),
      onMessage: (message) => {
        for (const other of this.renderers) if (other !== renderer) other.send(message);
      },
    });
    return renderer;
  }

  /** Sequential, because each start uses a core that running renderers may need. */
  private startNext(): void {
    const renderer = this.renderers[this.started];
    if (!renderer) return;
    this.started += 1;
    renderer.start();
  }

  private restart(renderer: RendererProcess, reason: string): void {
    if (this.isStopping) return;
    this.settle?.reject(new Error(`a renderer ended before it was ready (${reason})`));
    const pauseMs = renderer.recordCrash();
    this.restarts += 1;
    log.error({ event: "renderer_ended", how: reason, pauseMs });
    setTimeout(() => !this.isStopping && renderer.start(true), pauseMs);
  }

  private killHanging(heartbeatTimeoutMs: number): NodeJS.Timeout {
    const checkMs = heartbeatTimeoutMs / 6;
    let checkedAt = performance.now();
    const check = (): void => {
      const now = performance.now();
      // This process may have been suspended, with heartbeats still unread.
      const isLate = now - checkedAt > 2 * checkMs;
      checkedAt = now;
      for (const renderer of this.renderers) {
        if (isLate) renderer.resetHeartbeat(now);
        renderer.killIfHanging(now, heartbeatTimeoutMs);
      }
    };
    return setInterval(check, checkMs).unref();
  }
}

export type Renderers = Pick<
  RendererPool,
  "ready" | "choose" | "readyCount" | "restarts" | "measure" | "stop"
>;

export function startRenderers(options: Options): Renderers {
  return new RendererPool(options);
}
