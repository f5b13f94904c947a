import { inRoot } from "./paths.mjs";

/**
 * Node's arguments that check all types. This compiler is TypeScript's native one, which takes a quarter of the time; the
 * package `typescript` stays what Next and the tests of the architecture read code with. On two cores a second thread only
 * does part of the work twice. What it leaves in .next/cache makes a second look cheap.
 */
export const checkingTypes = [
  inRoot("node_modules/@typescript/native/lib/tsc.js"),
  "--noEmit",
  "--singleThreaded",
  "--tsBuildInfoFile",
  ".next/cache/native.tsbuildinfo",
];
