/** @jest-config-loader esbuild-register */
import type { Config } from "jest";
import nextJest from "next/jest.js";

// Far from UTC, so that dates without a time zone are off by a day and fail tests.
process.env.TZ = "Pacific/Auckland";

// ESM-only packages, which Jest must transform.
const esmOnly = [
  "serwist",
  "@serwist/[^/]+",
  "@prisma/schema-engine-wasm",
  "@tanstack/(react-table|table-core|react-store|store)",
];

const shared: Config = {
  rootDir: __dirname,
  roots: ["app", "components", "lib", "prisma", "scripts"].map((folder) => `<rootDir>/${folder}`),
  setupFiles: ["<rootDir>/prisma/test/env.mjs"],
  setupFilesAfterEnv: ["<rootDir>/prisma/test/strict-console.mjs"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/node_modules/server-only/empty.js",
  },
  restoreMocks: true,
};

const withDatabase: Config = {
  ...shared,
  testEnvironment: "<rootDir>/prisma/test/database-environment.mjs",
  // A background reload of the vocabulary may outlive the test that triggered it.
  testEnvironmentOptions: { globalsCleanup: "off" },
  globalTeardown: "<rootDir>/prisma/test/database-teardown.mjs",
};

const projects: Config[] = [
  {
    ...shared,
    displayName: "unit-node",
    testEnvironment: "<rootDir>/prisma/test/jest-environment-node.mjs",
    testMatch: ["**/*.test.ts", "**/*.test.mjs"],
    testPathIgnorePatterns: ["\\.(integration|operations)\\.test\\.m?[jt]s$"],
  },
  {
    ...shared,
    displayName: "unit-dom",
    testEnvironment: "<rootDir>/prisma/test/jest-environment-jsdom.mjs",
    testMatch: ["**/*.test.tsx"],
    setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), "<rootDir>/prisma/test/dom-matchers.mjs"],
  },
  {
    ...withDatabase,
    displayName: "integration",
    testMatch: ["**/*.integration.test.ts", "**/*.integration.test.mjs"],
    globalSetup: "<rootDir>/prisma/test/database-setup.mjs",
  },
  {
    ...withDatabase,
    displayName: "operations",
    testMatch: ["**/*.operations.test.ts", "**/*.operations.test.mjs"],
    globalSetup: "<rootDir>/prisma/test/operations-setup.mjs",
  },
];

const createConfig = nextJest({ dir: __dirname });

/** next/jest sets the transform and ignores packages in node_modules; ESM-only packages must be transformed. */
async function withNext(project: Config): Promise<Config> {
  const config = (await createConfig(project as Parameters<typeof createConfig>[0])()) as Config;
  const skipped = `/node_modules/(?!(${esmOnly.join("|")})/)`;
  return { ...config, transformIgnorePatterns: [skipped, "^.+\\.module\\.(css|sass|scss)$"] };
}

export default async function config(): Promise<Config> {
  return {
    projects: (await Promise.all(projects.map(withNext))) as Config["projects"],
    // Only guards against hangs; test machines are often busy.
    testTimeout: 60_000,
  };
}
