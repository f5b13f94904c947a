import { inRoot } from "./paths.mjs";

/** Node's arguments that check the types of one tsconfig file. What is left in .next/cache makes a second check cheap. */
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
 * Node's arguments that check the types of the site. This compiler is TypeScript's native one, which takes a quarter of the
 * time; the package `typescript` stays what Next and the tests of the architecture read code with. On two cores a second
 * thread only does part of the work twice.
 */
export const checkingTypes = checkOf("tsconfig.json", "native.tsbuildinfo");

/** The same for the programs in JavaScript, which no release checks. */
export const checkingScripts = checkOf("tsconfig.scripts.json", "scripts.tsbuildinfo");
