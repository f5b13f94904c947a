import { mustRunNode } from "./child.mjs";

export async function buildWorker() {
  const args = ["node_modules/@serwist/cli/cli.js", "build", "serwist.config.mjs"];
  await mustRunNode("The service worker build", args);
}
