import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { startPlaza } = await import("./lib/start-plaza.mjs");
const { explain } = await import("./lib/problem.mjs");
const { isShuttingDown, shutDown } = await import("./lib/shutdown.mjs");

try {
  await startPlaza();
} catch (error) {
  if (!isShuttingDown()) explain(error);
  await shutDown(1);
}
