import "server-only";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@/lib/shared/app-error";
import { baseResponseHeaders } from "@/lib/shared/security-headers.mjs";
import { invalidationChannel, type InvalidationMessage } from "../invalidation";
import { createListener } from "../listen";
import { log } from "../log";
import { meter } from "../metrics/meter";
import { tracing } from "../tracing";
import { createApiPaths } from "./api-paths";
import { createAdmissionControl, laneOf } from "./admission";
import { refuseRequest } from "./failure";
import { RendererLost } from "./forward";
import { createMetricsAnswer, registerFrontMetrics } from "./metrics";
import { createPageCache } from "./page-cache";
import { pageKeyOf, type PublicPage } from "./page-key";
import { createPageServer } from "./page-server";
import { createPeers } from "./peers";
import { createReadiness } from "./readiness";
import { createFileCheck } from "./ready-files";
import { createRecent } from "./recent-invalidations";
import { createRelay, NoRenderer, CapacityExceeded } from "./relay";
import { createRequestMeter } from "./request-meter";
import { createRouteLabels } from "./route-labels";
import { startRenderers, type Renderer, type Renderers } from "./renderers";
import { staticFiles } from "./static-files";
import { serveStored, type StoredFiles } from "./stored-files";
import { createStreams } from "./streams";
import { createTally } from "./counters";
import { assertTarget, asksMethods, pageMethods, normalizeTarget } from "./target";
import { createUploads } from "./uploads";
import { removeReservedHeaders, type ResponseMetadata } from "./internal-headers";

export type FrontOptions = {
  hostname: string;
  port: number;
  siteName: string;
  https: boolean;
  subdomains: boolean;
  patience: number;
  renderer: { program: URL; count: number; env: (index: number) => NodeJS.ProcessEnv };
  liveness: { path: string; body: object };
  isTraceTrusted: boolean;
  readiness: { path: string; within: number; silence: object };
  metrics: { path: string; token: string | undefined };
  stored: StoredFiles;
  pages: readonly PublicPage[];
  pageCacheBytes: number;
  /** Seconds for which a shared cache in front of this server may store a page. */
  sharedMaxAge: number;
  /** Seconds to continue serving after /api/ready reports the shutdown. */
  drainSeconds: number;
};

/** In seconds; unfinished responses are then cut off. */
const drainTimeoutSeconds = 15;

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep idle connections, so that they never reuse one that is being closed. */
  keepAliveTimeout: 75_000,
};

const sessionCookie = /(^|;\s*)(__Secure-)?next-auth\.session-token[.=]/;

type Ending = {
  server: Server;
  renderers: Renderers;
  /** First, so that browsers reconnect to another process. */
  endStreams: () => void;
  drainSeconds: number;
  writeLast: () => Promise<void>;
};

function endOnSignal({ server, renderers, endStreams, drainSeconds, writeLast }: Ending): {
  isEnding: () => boolean;
} {
  let isEnding = false;

  async function end(): Promise<void> {
    if (isEnding) return;
    isEnding = true;
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
  process.on("SIGTERM", () => void end());
  process.on("SIGINT", () => void end());
  return { isEnding: () => isEnding };
}

/**
 * Serves files and cached pages from memory and forwards the rest to renderer processes, so that quick responses never
 * wait for rendering.
 */
export async function startFront(options: FrontOptions): Promise<void> {
  const { hostname, port, siteName } = options;
  const renderers = startRenderers(options.renderer);
  const files = staticFiles({
    "/_next/static/": path.join(process.cwd(), ".next/static"),
    "/hero/": path.join(process.cwd(), "public/hero"),
  });
  const cache = createPageCache({ maxBytes: options.pageCacheBytes });
  const recent = createRecent();
  const listener = createListener();

  function act(message: InvalidationMessage | "all" | null): void {
    if (message === "all") cache.clear();
    else if (message) cache.apply(message);
  }

  listener.add({
    name: invalidationChannel,
    message(payload) {
      const message = recent.note(payload, null);
      act(message);
      if (message && message !== "all") peers.confirm(message);
    },
    up: () => undefined,
    down: () => cache.clear(),
  });
  // After the channel of invalidations: who is heard of hears of those.
  const peers = createPeers(listener);

  /** Applies a command's invalidations here and in all other processes before its response is sent. */
  async function applyInvalidations(told: ResponseMetadata, renderer: Renderer): Promise<void> {
    const messages = told.invalidations ?? [];
    if (told.isCut) act(recent.note("all", renderer.index));
    else for (const message of messages) act(recent.note(JSON.stringify(message), renderer.index));
    await peers.awaitAll(messages);
  }

  const tally = createTally();
  const { sharedMaxAge, pages: allPages } = options;
  const pages = createPageServer({ cache, isLive: peers.isHeard, sharedMaxAge, count: tally.countPage });
  const isFile = createFileCheck(process.cwd());
  const assertApiPath = createApiPaths(process.cwd());
  const door = createAdmissionControl({
    patience: options.patience,
    renderers: options.renderer.count,
    isFile,
  });
  const streams = createStreams({ https: options.https });
  const relay = createRelay({
    renderers,
    recent,
    isCurrent: peers.isHeard,
    door,
    streams,
    uploads: createUploads({ https: options.https }),
    learn: applyInvalidations,
  });
  const headers = Object.entries(baseResponseHeaders(options));
  const readiness = createReadiness({ ...options.readiness, headers, relay });
  const metrics = createMetricsAnswer({ ...options.metrics, meter, renderers, headers });
  const labelOf = createRouteLabels(process.cwd());
  const measure = meter && createRequestMeter({ meter, labelOf });
  const trace = tracing();
  const { isTraceTrusted: isTrusted } = options;
  if (meter) registerFrontMetrics(meter, { door, cache, streams, tally, renderers });
  const serveStoredFile = serveStored({ ...options.stored, headers });

  function refuse(request: IncomingMessage, response: ServerResponse, error?: unknown): void {
    const known = error instanceof AppError ? error : undefined;
    if (error && !(known || error instanceof CapacityExceeded || error instanceof RendererLost)) {
      log.error({ event: "request_failed", err: error });
    }
    if (error instanceof NoRenderer) tally.countRefusal("noRenderer");
    else if (error instanceof CapacityExceeded) tally.countRefusal(laneOf(request, isFile));
    if (response.headersSent) return void response.destroy();
    for (const [name, value] of headers) response.setHeader(name, value);
    refuseRequest(request, response, { siteName, error: known });
  }

  const { path: livenessPath, body: liveness } = options.liveness;

  function respondToLiveness({ url, method }: IncomingMessage, response: ServerResponse): boolean {
    if (url !== livenessPath || (method !== "GET" && method !== "HEAD") || !renderers.choose()) return false;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.end(method === "HEAD" ? undefined : JSON.stringify(liveness));
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    normalizeTarget(request);
    assertTarget(allPages, request);
    assertApiPath(request.url ?? "/");
    if (asksMethods(request)) return void response.writeHead(204, { Allow: pageMethods }).end();
    if (files.serve(request, response) || respondToLiveness(request, response)) return;
    const stored = serveStoredFile(request, response);
    if (stored && (await stored)) return;
    const page = pageKeyOf(allPages, request);
    const key = peers.isHeard() ? page : null;
    if (key && pages.serve(request, response, key)) return;
    removeReservedHeaders(request);
    if (readiness.isAsked(request)) return readiness.answer(request, response);
    if (metrics.isAsked(request)) return metrics.answer(request, response);
    const make = () => relay.makePage(request, key!.url);
    const isFresh = page?.isExact ?? sessionCookie.test(request.headers.cookie ?? "");
    const found = key && (await cache.get({ ...key, isFresh, make }));
    if (found) return pages.send(request, response, found);
    await relay.pass(request, response);
    if (page) tally.countPage("passed");
  }

  const server = createServer(timeouts, (request, response) => {
    measure?.(request, response);
    if (ending.isEnding()) {
      response.shouldKeepAlive = false;
      if (readiness.isAsked(request) || laneOf(request) === "stream") return refuse(request, response);
    }
    const respond = () =>
      void answer(request, response).catch((error: unknown) => refuse(request, response, error));
    if (!trace || laneOf(request) === null) return respond();
    trace.serve(request, response, { route: labelOf(request.url ?? "/"), isTrusted }, respond);
  });
  const { endStreams } = relay;
  const { drainSeconds } = options;
  async function writeLast(): Promise<void> {
    tally.write();
    await trace?.stop();
  }
  const ending = endOnSignal({ server, renderers, endStreams, drainSeconds, writeLast });

  process.on("unhandledRejection", (reason) => log.error({ event: "unhandled_rejection", err: reason }));
  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  await renderers.ready;
  server.listen(port, hostname, () => {
    process.send?.("ready");
    void files.warmUp();
  });
}
