import { requireNode } from "./node-version.mjs";

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
