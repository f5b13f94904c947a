import { inRoot } from "./paths.mjs";

function checkOf(config, buildInfo) {
  return [
    inRoot("node_modules/@typescript/native/lib/tsc.js"),
    "--project",
    config,
    "--noEmit",
    "--singleThreaded",
    "--tsBuildInfoFile",
    `.next/cache/${buildInfo}`,
  ];
}

/**
 * TypeScript's native compiler takes a quarter of the time; Next and the architecture tests still use the `typescript`
 * package. On two cores, a second thread duplicates part of the work.
 */
export const checkingTypes = checkOf("tsconfig.json", "native.tsbuildinfo");

export const checkingScripts = checkOf("tsconfig.scripts.json", "scripts.tsbuildinfo");
