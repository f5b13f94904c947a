import "server-only";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { log } from "../log";
import { meter } from "../metrics/meter";
import { tracing } from "../tracing";
import { laneOf } from "./admission";
import type { FrontOptions } from "./options";
import { createRequestMeter } from "./request-meter";
import { createRequestPath } from "./request-path";
import { createRouteLabels } from "./route-labels";
import { createServices } from "./services";
import { shutDownOnSignal } from "./shutdown";

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than proxies keep idle connections, so that they never reuse one that is being closed. */
  keepAliveTimeout: 75_000,
};

/**
 * Serves files and cached pages from memory and forwards the rest to renderer processes, so that quick responses never
 * wait for rendering.
 */
export async function startFront(options: FrontOptions): Promise<void> {
  const { hostname, port, drainSeconds, isTraceTrusted: isTrusted } = options;
  const services = createServices(options);
  const { renderers, readiness, refuse, relay, counters, files } = services;
  const respond = createRequestPath(services, options.pages);
  const labelOf = createRouteLabels(process.cwd());
  const measure = meter && createRequestMeter({ meter, labelOf });
  const trace = tracing();

  function listen(request: IncomingMessage, response: ServerResponse): void {
    measure?.(request, response);
    if (isShuttingDown()) {
      response.shouldKeepAlive = false;
      if (readiness.canHandle(request) || laneOf(request) === "stream") return refuse(request, response);
    }
    const start = () =>
      void respond(request, response).catch((error: unknown) => refuse(request, response, error));
    if (!trace || laneOf(request) === null) return start();
    trace.serve(request, response, { route: labelOf(request.url ?? "/"), isTrusted }, start);
  }

  async function writeLast(): Promise<void> {
    counters.write();
    await trace?.stop();
  }

  const server = createServer(timeouts, listen);
  const { endStreams } = relay;
  const { isShuttingDown } = shutDownOnSignal({ server, renderers, endStreams, drainSeconds, writeLast });

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
