import { mustRunNode } from "./child.mjs";

/** Writes public/sw.js for the client code that Next has just compiled. Throws a Problem with the output if that fails. */
export async function buildWorker() {
  const args = ["node_modules/@serwist/cli/cli.js", "build", "serwist.config.mjs"];
  await mustRunNode("The service worker build", args);
}
