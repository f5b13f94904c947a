import { requireNode } from "./node-version.mjs";

/** Runs a script that package.json calls: `load` imports its work, which resolves with its exit code or with nothing. */
export async function runScript(load) {
  requireNode();
  const { printError } = await import("./problem.mjs");
  const { isShuttingDown, shutDown } = await import("./shutdown.mjs");
  try {
    const work = await load();
    await shutDown((await work()) ?? 0);
  } catch (error) {
    if (!isShuttingDown()) printError(error);
    await shutDown(1);
  }
}
