import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { checkPlaza } = await import("./lib/check-plaza.mjs");
const { explain } = await import("./lib/problem.mjs");
const { isShuttingDown, shutDown } = await import("./lib/shutdown.mjs");

try {
  await checkPlaza();
} catch (error) {
  if (!isShuttingDown()) {
    explain(error);
    console.log("0 passed, 1 failed");
  }
  await shutDown(1);
}
