import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mustRunNode } from "./child.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { hashOf } from "./source-hash.mjs";
import { readDotEnv } from "./settings.mjs";

const stampFile = inRoot(".next/plaza-build.json");

const sources = [
  "package-lock.json",
  "next.config.mjs",
  "scripts/front/security-headers.mjs",
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

/** Values that a build may take in; all others are the business of the running server. */
const buildTimeNames = /^(NEXT_PUBLIC_\w+|BUILD_STANDALONE)$/;

// A build by a person has other dependencies than the tests beside the code, and the worker is made by the build itself.
function isSource(name) {
  return !/\.test\.tsx?$/.test(name) && name !== "sw.js" && name !== "sw.js.map" && name !== ".DS_Store";
}

function buildEnv() {
  const fromFiles = readDotEnv();
  const runtimeNames = [...Object.keys(fromFiles), "DATABASE_URL", "DATABASE_REPLICA_URL", "AUTH_SECRET"];
  const blanked = runtimeNames.filter((name) => !buildTimeNames.test(name)).map((name) => [name, ""]);
  return {
    ...process.env,
    ...Object.fromEntries(blanked),
    PORT: "",
    HOST: "",
    DATA_DIR: "",
    APP_URL: "",
    EMBEDDED_DEMO: "",
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

function currentHash() {
  const values = { ...readDotEnv(), ...process.env };
  const texts = Object.keys(values)
    .filter((name) => buildTimeNames.test(name))
    .sort()
    .map((name) => `${name}=${values[name]}`);
  return hashOf(sources, { isWanted: isSource, texts });
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function isCurrent(hash) {
  const buildId = readText(inRoot(".next/BUILD_ID"));
  const stamp = JSON.parse(readText(stampFile) || "{}");
  return buildId !== "" && stamp.buildId === buildId && stamp.hash === hash;
}

/** Builds the site for production when its sources changed since the last build. Needs no database. */
export async function ensureBuild() {
  const hash = currentHash();
  if (isCurrent(hash)) return "current";
  const env = buildEnv();
  await mustRunNode("The production build", ["node_modules/next/dist/bin/next", "build"], { env });
  const buildId = readText(inRoot(".next/BUILD_ID"));
  if (buildId === "") throw new Problem("The production build ended without a result.");
  if (existsSync(inRoot("serwist.config.mjs"))) {
    const args = ["node_modules/@serwist/cli/cli.js", "build", "serwist.config.mjs"];
    await mustRunNode("The build of the service worker", args, { env });
  }
  writeFileSync(stampFile, JSON.stringify({ hash, buildId }));
  return "built";
}
