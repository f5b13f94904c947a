import { defineConfig, devices } from "@playwright/test";

/**
 * Every test runs on the desktop; a title with `@mobile` also runs on a phone, one with `@mobile-only` only there.
 * Drills in `e2e/operations` have their own configuration.
 */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: "**/operations/**",
  outputDir: ".test/e2e-results",
  globalSetup: "./e2e/site/setup.mjs",
  forbidOnly: true,
  // One more than the cores of a small machine, because tests also wait for the network and queued tasks.
  workers: 3,
  // A test that passes only on retry is reported as flaky.
  retries: 1,
  // Only guards against hangs; test machines are often busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/Denver",
    // Playwright clears the context between tests; creating one takes 125 ms of CPU time.
    reuseContext: true,
    // Tests observe, modify, and count requests; e2e/pwa.spec.ts and e2e/install.spec.ts enable the worker.
    serviceWorkers: "block",
    // Tracing takes an eighth of the CPU, so only retries are traced.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // Set by the global setup before the first worker reads this file.
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
    // Rendering seven times as many pixels wouldn't show anything that the tests check.
    { name: "mobile", use: { ...devices["Pixel 7"], deviceScaleFactor: 1 }, grep: /@mobile/ },
  ],
});
