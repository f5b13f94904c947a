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

// Manual builds don't depend on tests, and the build itself creates the worker.
function isSource(name) {
  return !/\.test\.tsx?$/.test(name) && name !== "sw.js" && name !== "sw.js.map" && name !== ".DS_Store";
}

function currentHash() {
  return hashOf(sources, { isIncluded: isSource, texts: buildTimeValues() });
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function isCurrent(hash) {
  const buildId = readText(inRoot(".next/BUILD_ID"));
  const stamp = JSON.parse(readText(stampFile) || "{}");
  // The worker is next to the sources, where it may get deleted.
  if (!existsSync(inRoot("public/sw.js"))) return false;
  return buildId !== "" && stamp.buildId === buildId && stamp.hash === hash;
}

/**
 * Builds the site for production without a database. Releases and the first build of a checkout use no cache, and that
 * first build doesn't minify server code. A release compresses its scripts; with `checkTypes`, type errors fail the
 * build; `onText` receives the output.
 * @param {{ isRelease: boolean, checkTypes: boolean, onText?: (text: string) => void }} options
 */
export async function build({ isRelease, checkTypes, onText }) {
  const hash = currentHash();
  const isRepeated = existsSync(stampFile);
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PLAZA_TYPES: "unchecked",
    // Caches only repeated builds, because writing the cache takes a third of the time.
    PLAZA_BUILD_CACHE: !isRelease && isRepeated ? "on" : "off",
    PLAZA_BUILD_SERVER: isRelease || isRepeated ? "minified" : "plain",
  };
  const options = { env, onText };
  await mustRunNode("The production build", ["node_modules/next/dist/bin/next", "build"], options);
  // The type check needs the route types that the build writes.
  if (checkTypes) await mustRunNode("The type check", checkingTypes, options);
  const buildId = readText(inRoot(".next/BUILD_ID"));
  if (buildId === "") throw new Problem("The production build produced no output.");
  if (isRelease) await compressFiles();
  writeFileSync(stampFile, JSON.stringify({ hash, buildId }));
}

export function isBuilt() {
  return isCurrent(currentHash());
}

export async function ensureBuild() {
  if (isBuilt()) return "current";
  await build({ isRelease: false, checkTypes: false });
  return "built";
}
