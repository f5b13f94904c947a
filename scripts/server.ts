import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import next from "next";
import { describeProblems, findProblems } from "@/lib/server/env-schema";
import { completePages } from "./front/page-answer";
import { readablePath } from "./front/readable-path";
import { everyHeader, openPolicy, pagePolicy, policyHeader } from "./front/security-headers.mjs";
import { staticFiles } from "./front/static-files";

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
const headers = Object.entries(everyHeader({ https: process.env.APP_URL?.startsWith("https://") ?? false }));

globalThis.plazaStatus = new AsyncLocalStorage<StatusStore>();

/** Replaces the status that Next gave a page by the one that was reported for it, and Next's wider policy. */
function overrideHead(response: ServerResponse, store: StatusStore): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (status: number, ...rest: unknown[]) {
    if (response.getHeader(policyHeader) === openPolicy) response.setHeader(policyHeader, pagePolicy([]));
    return writeHead(store.status ?? status, ...rest);
  } as typeof response.writeHead;
}

function secure(response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** The API streams and compresses for itself, and so do the parts of pages that a navigation fetches. */
function isPage(request: IncomingMessage): boolean {
  return !request.url?.startsWith("/api/") && request.headers.rsc === undefined;
}

async function main(): Promise<void> {
  const problems = findProblems({ ...process.env, NODE_ENV: "production" }, "serve");
  if (problems.length > 0) {
    console.error(describeProblems(problems));
    process.exit(1);
  }
  const app = next({ dev: false, dir: process.cwd(), hostname, port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const files = staticFiles(path.join(process.cwd(), ".next/static"));

  const server = createServer((request, response) => {
    request.url = readablePath(request.url ?? "/");
    if (files.serve(request, response)) return;
    secure(response);
    request.headers["x-plaza-peer"] = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    const store: StatusStore = {};
    overrideHead(response, store);
    if (isPage(request)) completePages(request, response);
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
  server.listen(port, hostname, () => {
    process.send?.("ready");
    void files.warmUp();
  });
}

void main();
