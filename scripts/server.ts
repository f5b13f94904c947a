import { existsSync } from "node:fs";
import { answerImage } from "@/lib/images/queries";
import { getMetrics, getReadiness } from "@/lib/platform/contract";
import { tilesUrl } from "@/lib/places/tiles.rules";
import { publicPages, publicReads } from "@/lib/platform/public-pages.rules";
import { describeProblems, findProblems, parseEnv } from "@/lib/server/env-schema";
import { startFront } from "@/lib/server/front/server";
import { log } from "@/lib/server/log";
import { readMapTiles } from "@/lib/server/map-tiles";
import { mapHostsOf, tilesPathOf } from "@/lib/server/map-settings";
import { startTracing } from "@/lib/server/tracing";
import type { Result } from "@/lib/shared/endpoint";

const settings = { ...process.env, NODE_ENV: "production" };
const problems = findProblems(settings, "serve");
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exit(1);
}

const env = parseEnv(settings);

/** Milliseconds until a readiness check responds, even if the renderer hangs. */
const readinessTimeoutMs = 1000;
const unavailableReadiness: Result<typeof getReadiness> = {
  status: "unavailable",
  checks: { renderer: "failed" },
  degraded: [],
};

/** Only the first renderer does background work; the others wake it. */
function settingsOf(index: number): NodeJS.ProcessEnv {
  return index === 0 ? process.env : { ...process.env, QUEUE_WORKERS: "separate" };
}

const tilesPath = tilesPathOf(env);
if (tilesPath && !existsSync(tilesPath)) log.error({ event: "map_tiles_missing", path: tilesPath });

await startTracing("front");
await startFront({
  hostname: env.HOST,
  port: env.PORT,
  siteName: env.SITE_NAME,
  https: env.APP_URL?.startsWith("https://") ?? false,
  subdomains: env.HSTS_SUBDOMAINS === "1",
  mapHosts: mapHostsOf(env),
  timeoutFactor: env.DATABASE_PATIENCE,
  isTraceTrusted: env.TRUSTED_PROXIES > 0,
  renderer: { program: new URL("renderer.mjs", import.meta.url), count: env.RENDERERS, env: settingsOf },
  liveness: { path: "/api/health", body: { status: "ok" } },
  readiness: {
    path: getReadiness.path,
    within: readinessTimeoutMs * env.DATABASE_PATIENCE,
    fallbackBody: unavailableReadiness,
  },
  metrics: { path: getMetrics.path, token: env.METRICS_TOKEN },
  stored: [
    { prefix: "/images/", read: answerImage },
    ...(tilesPath ? [{ prefix: tilesUrl, read: readMapTiles(tilesPath) }] : []),
  ],
  pages: [...publicPages, ...publicReads],
  pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  sharedMaxAge: env.PAGE_S_MAXAGE,
  drainSeconds: env.DRAIN_SECONDS,
});
