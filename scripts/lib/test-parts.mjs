import { inRoot } from "./paths.mjs";
import { runNode } from "./child.mjs";
import { Problem } from "./problem.mjs";
import { countCheck, runJest, runPlaywright, runPrograms } from "./test-runners.mjs";
import { checkingScripts, checkingTypes } from "./types.mjs";

const bin = {
  next: inRoot("node_modules/next/dist/bin/next"),
  oxlint: inRoot("node_modules/oxlint/bin/oxlint"),
  knip: inRoot("node_modules/knip/bin/knip.js"),
  oxfmt: inRoot("node_modules/oxfmt/bin/oxfmt"),
};

const unitProjects = ["unit-node", "unit-dom"];

export async function generateRouteTypes(env) {
  const { code, output } = await runNode([bin.next, "typegen"], { env });
  if (code !== 0) throw new Problem(`The route types couldn't be generated.\n${output}`);
}

/** Invalid settings prove that a build reads no settings and downloads nothing. */
const unusableSettings = {
  AUTH_SECRET: "short",
  DATABASE_URL: "nonsense",
  SITE_NAME: "The Square",
  PRISMA_ENGINES_MIRROR: "http://127.0.0.1:9",
};

async function build({ env }) {
  const args = ["scripts/build.mjs", "--types-checked"];
  const { code, output } = await runNode(args, { env: { ...env, ...unusableSettings } });
  return countCheck(code === 0, output);
}

export const parts = {
  types: (options) => runPrograms([checkingTypes, checkingScripts], options),
  lint: (options) => runPrograms([[bin.oxlint], [bin.knip]], options),
  format: (options) => runPrograms([[bin.oxfmt, "--check", "."]], options),
  unit: (options) => runJest(unitProjects, options),
  build,
  integration: (options) => runJest(["integration"], options),
  e2e: runPlaywright,
};

/** Parts of one stage run in parallel because each uses about one core. */
export const stages = [["types", "lint", "format"], ["unit", "build"], ["integration"], ["e2e"]];

export const checks = {
  format: parts.format,
  types: parts.types,
  lint: (options) => runPrograms([[bin.oxlint]], options),
  unit: ({ env, files }) => {
    if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, output: "" };
    return runJest(unitProjects, { env, args: ["--passWithNoTests", "--findRelatedTests", ...files] });
  },
};
