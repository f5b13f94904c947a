import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { explain } = await import("./lib/problem.mjs");
const { isShuttingDown, shutDown } = await import("./lib/shutdown.mjs");
const { runTool } = await import("./lib/run-tool.mjs");

const [name, ...args] = process.argv.slice(2);
try {
  await shutDown(await runTool(name, args));
} catch (error) {
  if (!isShuttingDown()) explain(error);
  await shutDown(1);
}
