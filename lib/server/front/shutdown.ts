import "server-only";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Renderers } from "./renderers";

const drainTimeoutSeconds = 15;

type Options = {
  server: Server;
  renderers: Pick<Renderers, "stop">;
  /** First, so that browsers reconnect to another process. */
  endStreams: () => void;
  drainSeconds: number;
  writeLast: () => Promise<void>;
};

export function shutDownOnSignal({ server, renderers, endStreams, drainSeconds, writeLast }: Options): {
  isShuttingDown: () => boolean;
} {
  let isShuttingDown = false;

  async function shutDown(): Promise<void> {
    if (isShuttingDown) return;
    isShuttingDown = true;
    endStreams();
    await delay(drainSeconds * 1000);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([closed, delay(drainTimeoutSeconds * 1000, undefined, { ref: false })]);
    server.closeAllConnections();
    await renderers.stop();
    await writeLast();
    process.exit(0);
  }
  process.on("SIGTERM", () => void shutDown());
  process.on("SIGINT", () => void shutDown());
  return { isShuttingDown: () => isShuttingDown };
}
