import "server-only";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import next from "next";
import { retryAfter } from "@/lib/shared/retry-after.mjs";
import {
  baseResponseHeaders,
  frameHeader,
  isFramed,
  isOpenPolicy,
  pagePolicy,
  policyHeader,
} from "@/lib/shared/security-headers.mjs";
import { log } from "../log";
import { failRequest, detectFailure } from "./failure";
import { renderFirstPages } from "./page-warmup";
import { prerenderedSources, type Marks } from "./inline-scripts";
import { completeMethods } from "./method-answer";
import { removeClientNonce, assignNonce, maskNonceInHeaders } from "./nonce";
import { completePages } from "./page-answer";
import { isNavigationPayload } from "./page-key";
import type { RequestHandler } from "./inner-request";
import { problemPages } from "./problem-page";
import {
  declareFront,
  connectWorkers,
  runWithContext,
  measureHere,
  shutDown,
  type RequestContext,
} from "@/lib/server/response-context";
import {
  heartbeatIntervalMs,
  heartbeatMessage,
  readCurrent,
  applyHeardInvalidations,
  writeMetadata,
  type MeasureReport,
  type MeasureRequest,
} from "./internal-headers";

const shutdownTimeoutSeconds = 5;

type Override = {
  context: RequestContext;
  nonce: string | undefined;
  isPart: boolean;
  mapHosts: readonly string[];
};

/**
 * Applies the reported status, narrows Next's CSP, removes the nonce from headers, and adds metadata for the front
 * server.
 */
function overrideHead(response: ServerResponse, { context, nonce, isPart, mapHosts }: Override): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (originalStatus: number, ...rest: unknown[]) {
    // RSC payloads show the error in place; on a 503 Next would reload the whole page.
    const status = isPart && context.status === 503 ? originalStatus : (context.status ?? originalStatus);
    if (isOpenPolicy(response.getHeader(policyHeader))) {
      const framed = isFramed(response.getHeader(frameHeader));
      response.setHeader(policyHeader, pagePolicy([], { framed, mapHosts }));
    }
    if (status >= 400) response.setHeader("X-Robots-Tag", "noindex");
    if (status === 503 && !response.hasHeader("retry-after"))
      response.setHeader("Retry-After", retryAfter.database);
    if (nonce) maskNonceInHeaders(response, nonce);
    writeMetadata(response, context);
    return writeHead(status, ...rest);
  } as typeof response.writeHead;
}

function isPage({ url }: IncomingMessage): boolean {
  return !url?.startsWith("/api/");
}

type HandlerOptions = {
  handle: RequestHandler;
  headers: readonly [string, string][];
  repair: ReturnType<typeof problemPages>;
  fixed: Marks["fixed"];
  mapHosts: readonly string[];
};

function createRequestListener(options: HandlerOptions): RequestListener {
  const { handle, headers, repair, fixed, mapHosts } = options;
  return function listen(request, response) {
    for (const [name, value] of headers) response.setHeader(name, value);
    applyHeardInvalidations(request);
    const context: RequestContext = { address: request.url, tags: [], ...readCurrent(request) };
    removeClientNonce(request);
    // Navigation payloads contain no scripts.
    const isPart = isNavigationPayload(request.headers);
    const nonce = isPage(request) && !isPart ? assignNonce(request) : undefined;
    overrideHead(response, { context, nonce, isPart, mapHosts });
    if (completeMethods(handle, request, response)) return;
    if (nonce) {
      completePages(request, response, {
        marks: { nonce, fixed },
        mapHosts,
        repair: (body) => {
          const { status = response.statusCode, hasDatabaseTimedOut } = context;
          return repair({ request, response, status, body, hasDatabaseTimedOut });
        },
      });
    } else if (isPage(request)) completePages(request, response);
    const failure = detectFailure(request);
    if (failure) return failRequest(request, response, failure);
    runWithContext(context, () => handle(request, response)).catch((error: unknown) => {
      console.error("A request could not be answered", error);
      failRequest(request, response, "internal");
    });
  };
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, delay(shutdownTimeoutSeconds * 1000)]);
  await shutDown().catch((error: unknown) => console.error("The background work did not end well", error));
  process.exit(0);
}

async function sendMetrics({ measure, withSite }: MeasureRequest): Promise<void> {
  const metrics = await measureHere({ withSite }).catch((error: unknown) => {
    log.warn({ event: "metrics_failed", err: error });
    return null;
  });
  process.send?.({ measured: measure, metrics } satisfies MeasureReport);
}

function receiveMessages(server: Server): void {
  const { wake } = connectWorkers((name) => process.send?.({ wake: name }));
  process.on("message", (message: "stop" | { wake: string } | MeasureRequest) => {
    if (message === "stop") void stopServer(server);
    else if ("measure" in message) void sendMetrics(message);
    else wake(message.wake);
  });
}

export type RendererOptions = {
  socket: string;
  port: number;
  siteName: string;
  https: boolean;
  subdomains: boolean;
  mapHosts: readonly string[];
  firstPages: readonly string[];
  /** Set for a replacement, which takes requests before the first pages are rendered. */
  isAgain: boolean;
};

export async function startRenderer(options: RendererOptions): Promise<void> {
  const { socket, port, siteName, mapHosts } = options;
  // The front may end before there is a server to stop.
  let end = (): void => process.exit(0);
  if (!process.connected) end();
  process.on("disconnect", () => end());

  // With any other hostname Next takes middleware rewrites for external URLs and fetches them over HTTP.
  const app = next({ dev: false, dir: process.cwd(), hostname: "localhost", port });
  const handle = app.getRequestHandler();
  declareFront();
  await app.prepare();
  const repair = problemPages({ handle, siteName });
  const headers = Object.entries(baseResponseHeaders(options));
  const fixed = prerenderedSources(path.join(process.cwd(), ".next/server"));
  const server = createServer(createRequestListener({ handle, headers, repair, fixed, mapHosts }));
  // The front closes its connections itself.
  server.keepAliveTimeout = 0;

  receiveMessages(server);
  end = () => void stopServer(server);
  // The front sends a message instead, because it may have requests left.
  process.on("SIGTERM", () => undefined);
  process.on("SIGINT", () => undefined);

  // One request's rejected promise must not end the others.
  process.on("unhandledRejection", (reason) => console.error("Unhandled rejection", reason));

  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  const rendering = renderFirstPages({ handle, paths: options.firstPages });
  if (!options.isAgain) await rendering;
  server.listen(socket, () => process.send?.("ready"));
  setInterval(() => process.connected && process.send?.(heartbeatMessage), heartbeatIntervalMs).unref();
}
