import { defineConfig, devices } from "@playwright/test";

/**
 * Journeys in a real browser against the production build, which `e2e/site/setup.mjs` starts. Every test runs on the
 * desktop; one whose title has `@mobile` runs on a phone as well, one with `@mobile-only` there alone.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".test/e2e-results",
  globalSetup: "./e2e/site/setup.mjs",
  forbidOnly: true,
  // For the two cores of a small machine: some wait for sites that start, stop or stand still.
  workers: 3,
  retries: 0,
  // A guard against what never ends, not a measurement: machines that run tests are often busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/Denver",
    // Emptied between two tests, but for what was loaded: a new context costs an eighth of a second of a core.
    reuseContext: true,
    // What a page asks for is watched, changed and counted; e2e/pwa.spec.ts and e2e/install.spec.ts look at the worker.
    serviceWorkers: "block",
    // A trace holds every answer: it takes an eighth of the machine, so it is made when somebody looks for a fault.
    trace: process.env.E2E_TRACE === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      // The set-up finds it before the first worker reads this file.
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"] }, grepInvert: /@mobile-only/ },
    // One dot a pixel: to paint seven times as many shows nothing that a test looks at.
    { name: "mobile", use: { ...devices["Pixel 7"], deviceScaleFactor: 1 }, grep: /@mobile/ },
  ],
});
