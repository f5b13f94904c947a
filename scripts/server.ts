import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type ServerResponse } from "node:http";
import next from "next";

type StatusStore = { status?: number };

declare global {
  /** The seam by which a page tells the server in front of Next a status that Next has no API for (403, 410, 503). */
  var plazaStatus: AsyncLocalStorage<StatusStore> | undefined;
  /** Set by instrumentation.ts: ends the background work of this process. */
  var plazaShutdown: (() => Promise<void>) | undefined;
}

const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? "127.0.0.1";
const shutdownSeconds = 10;

globalThis.plazaStatus = new AsyncLocalStorage<StatusStore>();

/** Replaces the status that Next gave a page by the one that was reported for it. */
function overrideStatus(response: ServerResponse, store: StatusStore): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (status: number, ...rest: unknown[]) {
    return writeHead(store.status ?? status, ...rest);
  } as typeof response.writeHead;
}

async function main(): Promise<void> {
  const app = next({ dev: false, dir: process.cwd(), hostname, port });
  const handle = app.getRequestHandler();
  await app.prepare();

  const server = createServer((request, response) => {
    request.headers["x-plaza-peer"] = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    const store: StatusStore = {};
    overrideStatus(response, store);
    globalThis.plazaStatus?.run(store, () => void handle(request, response));
  });

  /** Requests in flight finish, then the background work; whoever hangs longer than that is left. */
  function stop(): void {
    setTimeout(() => process.exit(0), shutdownSeconds * 1000).unref();
    server.close(() => {
      void Promise.resolve(globalThis.plazaShutdown?.()).finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  // One request's forgotten promise must not end the others; what it was stands in the log.
  process.on("unhandledRejection", (reason) => console.error("Unhandled rejection", reason));

  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(port, hostname, () => process.send?.("ready"));
}

void main();
