import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** Drills that start, stop or restart sites, count bytes, or measure memory. One worker: they share the machine with no one. */
export default defineConfig({
  ...base,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../.test/operations-results",
  globalSetup: "../site/setup.mjs",
  workers: 1,
});
