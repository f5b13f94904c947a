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
  // One more than the two cores of a small machine: tests also wait for the network and for queued tasks.
  workers: 3,
  // A test that passes only on retry is reported as flaky.
  retries: 1,
  // A guard against what never ends, not a measurement: machines that run tests are often busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/Denver",
    // Playwright clears a context between tests; creating one costs an eighth of a second of a core.
    reuseContext: true,
    // Tests watch, change, and count requests; e2e/pwa.spec.ts and e2e/install.spec.ts turn the worker on.
    serviceWorkers: "block",
    // Recording a trace takes an eighth of the machine, so only the retry of a failed test records one.
    trace: "on-first-retry",
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
