import { inRoot } from "./paths.mjs";

/** Node arguments that check the program of one tsconfig file. The build info in .next/cache makes a repeated check cheap. */
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
 * Node arguments that check the site. TypeScript's native compiler takes a quarter of the time; Next and the architecture
 * tests still read code with the package `typescript`. On two cores, a second thread repeats part of the work.
 */
export const checkingTypes = checkOf("tsconfig.json", "native.tsbuildinfo");

/** Node arguments that check the JavaScript files, which `npm run build` leaves out. */
export const checkingScripts = checkOf("tsconfig.scripts.json", "scripts.tsbuildinfo");
