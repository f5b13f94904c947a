import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { buildTimeValues } from "./build-env.mjs";
import { mustRunNode } from "./child.mjs";
import { compressFiles } from "./compressed-files.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { hashOf } from "./source-hash.mjs";
import { checkingTypes } from "./types.mjs";

const stampFile = inRoot(".next/plaza-build.json");

const sources = [
  "package-lock.json",
  "next.config.mjs",
  "tsconfig.json",
  "postcss.config.mjs",
  "serwist.config.mjs",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "app",
  "components",
  "lib",
  "prisma/models",
  "public",
];

// A build by a person has other dependencies than the tests beside the code, and the worker is made by the build itself.
function isSource(name) {
  return !/\.test\.tsx?$/.test(name) && name !== "sw.js" && name !== "sw.js.map" && name !== ".DS_Store";
}

function currentHash() {
  return hashOf(sources, { isWanted: isSource, texts: buildTimeValues() });
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function isCurrent(hash) {
  const buildId = readText(inRoot(".next/BUILD_ID"));
  const stamp = JSON.parse(readText(stampFile) || "{}");
  // The worker lies beside the sources, where somebody may tidy up.
  if (!existsSync(inRoot("public/sw.js"))) return false;
  return buildId !== "" && stamp.buildId === buildId && stamp.hash === hash;
}

/**
 * Builds the site for production, whatever there is; needs no database. It is a bare `next build`, which makes for itself
 * what it needs beside the sources, and what only the browser gets after it. `checkTypes` refuses code with wrong types,
 * `onText` sees the output as it comes.
 * @param {{ checkTypes: boolean, onText?: (text: string) => void }} options
 */
export async function build({ checkTypes, onText }) {
  const hash = currentHash();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PLAZA_TYPES: "unchecked",
    PLAZA_COMPILED: checkTypes ? "anew" : "kept",
  };
  const options = { env, onText };
  await mustRunNode("The production build", ["node_modules/next/dist/bin/next", "build"], options);
  // After it, because it writes the types of the routes.
  if (checkTypes) await mustRunNode("The check of the types", checkingTypes, options);
  const buildId = readText(inRoot(".next/BUILD_ID"));
  if (buildId === "") throw new Problem("The production build ended without a result.");
  const args = ["node_modules/@serwist/cli/cli.js", "build", "serwist.config.mjs"];
  await mustRunNode("The build of the service worker", args, options);
  // A first start does not wait for it either.
  if (checkTypes) await compressFiles();
  writeFileSync(stampFile, JSON.stringify({ hash, buildId }));
}

/** Whether the build that is there was made from the sources that are there. */
export function isBuilt() {
  return isCurrent(currentHash());
}

/** Builds the site when its sources changed since the last build. A start need not wait for the types: tests check them. */
export async function ensureBuild() {
  if (isBuilt()) return "current";
  await build({ checkTypes: false });
  return "built";
}
