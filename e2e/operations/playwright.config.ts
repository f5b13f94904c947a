import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Uses one worker because these drills restart sites and measure memory, which needs an otherwise idle machine. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../.test/operations-results",
  globalSetup: "../site/setup.mjs",
  workers: 1,
});
