import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { testPlaza } = await import("./lib/test-plaza.mjs");
const { printError } = await import("./lib/problem.mjs");
const { isShuttingDown, shutDown } = await import("./lib/shutdown.mjs");

try {
  await testPlaza(process.argv.slice(2));
} catch (error) {
  if (!isShuttingDown()) {
    printError(error);
    console.log("0 passed, 1 failed");
  }
  await shutDown(1);
}
