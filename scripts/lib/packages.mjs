import { existsSync, readFileSync } from "node:fs";
import { run, runNode } from "./child.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/**
 * Compares package-lock.json with npm's list of installed packages. Ignores optional packages because those of other
 * systems are never installed.
 */
export function missingPackages(required, installed) {
  if (!installed) return Object.keys(required.packages).filter(Boolean);
  return Object.entries(required.packages)
    .filter(([location, entry]) => location && !entry.optional && !entry.devOptional && !entry.link)
    .filter(([location, entry]) => installed.packages[location]?.version !== entry.version)
    .map(([location]) => location);
}

/** True for a release: installed without development dependencies, so it can only run an existing build. */
export function isRelease(installed = readJson(inRoot("node_modules/.package-lock.json"))) {
  return installed !== null && !Object.values(installed.packages).some(({ dev }) => dev);
}

function packagesAreCurrent() {
  const required = readJson(inRoot("package-lock.json"));
  return missingPackages(required, readJson(inRoot("node_modules/.package-lock.json"))).length === 0;
}

export async function ensurePackages() {
  if (packagesAreCurrent()) return "current";
  // No package needs its install script, and some would download more.
  const args = ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { npm_execpath: npm } = process.env;
  const env = { ...process.env, NODE_ENV: "", CI: "1" };
  const { code, output } =
    npm && existsSync(npm) && /\.c?js$/.test(npm)
      ? await runNode([npm, ...args], { env })
      : await run("npm", args, { env });
  if (code !== 0) {
    throw new Problem(`${output.trim()}\n\nThe packages couldn't be installed (npm ci, exit code ${code}).`);
  }
  return "installed";
}
