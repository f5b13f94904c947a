import { defineConfig, devices } from "@playwright/test";
import base from "../../playwright.config";

/** For `npm run screens`: pictures of all screens, taken by one browser over the same site as the tests. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../.test/screens-results",
  globalSetup: "../site/setup.mjs",
  workers: 1,
  projects: [{ name: "screens", use: { ...devices["Desktop Chrome"] } }],
});
