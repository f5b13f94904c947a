import { defineConfig, devices } from "@playwright/test";
import base from "../../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../.test/screens-results",
  globalSetup: "../site/setup.mjs",
  workers: 1,
  projects: [{ name: "screens", use: { ...devices["Desktop Chrome"] } }],
});
