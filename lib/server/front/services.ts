import "server-only";
import path from "node:path";
import { baseResponseHeaders, workerPolicy } from "@/lib/shared/security-headers.mjs";
import { meter } from "../metrics/meter";
import { createAdmissionControl } from "./admission";
import { createApiPaths } from "./api-paths";
import { createCounters } from "./counters";
import { connectInvalidations } from "./invalidations";
import { createLiveness } from "./liveness";
import { createMetricsAnswer, registerFrontMetrics } from "./metrics";
import type { FrontOptions } from "./options";
import { createPageCache } from "./page-cache";
import { createPageServer } from "./page-server";
import { createReadiness } from "./readiness";
import { createFileCheck } from "./ready-files";
import { createRecentInvalidations } from "./recent-invalidations";
import { createRefusal } from "./refusal";
import { createRelay } from "./relay";
import { startRenderers } from "./renderers";
import { staticFiles } from "./static-files";
import { firstOf, serveStored } from "./stored-files";
import { createStreams } from "./streams";
import { createUploads } from "./uploads";

export function createServices(options: FrontOptions) {
  const { https, siteName, timeoutFactor, sharedMaxAge, mapHosts } = options;
  const renderers = startRenderers(options.renderer);
  const headers = Object.entries(baseResponseHeaders(options));
  const isFile = createFileCheck(process.cwd());
  const counters = createCounters();
  const cache = createPageCache({ maxBytes: options.pageCacheBytes });
  const recent = createRecentInvalidations();
  const { isCurrent, learn } = connectInvalidations({ cache, recent });
  const door = createAdmissionControl({ timeoutFactor, renderers: options.renderer.count, isFile });
  const streams = createStreams({ https });
  const uploads = createUploads({ https });
  const relay = createRelay({ renderers, recent, isCurrent, admission: door, streams, uploads, learn });
  if (meter) registerFrontMetrics(meter, { admission: door, cache, streams, counters, renderers });

  return {
    renderers,
    counters,
    cache,
    isCurrent,
    relay,
    files: staticFiles(
      {
        "/_next/static/": path.join(process.cwd(), ".next/static"),
        "/hero/": path.join(process.cwd(), "public/hero"),
      },
      { workerPolicy: workerPolicy(mapHosts) },
    ),
    assertApiPath: createApiPaths(process.cwd()),
    pages: createPageServer({ cache, isLive: isCurrent, sharedMaxAge, count: counters.countPage }),
    serveStoredFile: firstOf(options.stored.map((stored) => serveStored({ ...stored, headers }))),
    respondToLiveness: createLiveness({ ...options.liveness, headers, renderers }),
    readiness: createReadiness({ ...options.readiness, headers, relay }),
    metrics: createMetricsAnswer({ ...options.metrics, meter, renderers, headers }),
    refuse: createRefusal({ siteName, headers, counters, isFile }),
  };
}

export type Services = ReturnType<typeof createServices>;
