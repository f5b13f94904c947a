import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { runNode } from "./child.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { checkingTypes } from "./types.mjs";

const bin = {
  next: "node_modules/next/dist/bin/next",
  oxlint: "node_modules/oxlint/bin/oxlint",
  knip: "node_modules/knip/bin/knip.js",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  jest: "node_modules/jest/bin/jest.js",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Most of what a linter or a test makes is soon gone: with room for it, a good part of collecting it falls away. */
const roomy = "--max-semi-space-size=64";

/** Counts of one part of the tests, and everything it printed. */
function check(passed, output) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output };
}

/** Runs a program whose exit code is the whole answer. */
async function program(env, args) {
  const { code, output } = await runNode([roomy, ...args], { env });
  return check(code === 0, output);
}

/** Runs programs at the same time; all of them have to succeed. */
async function programs(env, commands) {
  const checks = await Promise.all(commands.map((args) => program(env, args)));
  return check(
    checks.every(({ failed }) => failed === 0),
    checks.map(({ output }) => output).join("\n"),
  );
}

/** Writes the types of the routes, which a fresh clone lacks and the parts that read types want. */
export async function generateRouteTypes(env) {
  const { code, output } = await runNode([bin.next, "typegen"], { env });
  if (code !== 0) throw new Problem(`The types of the routes could not be written.\n${output}`);
}

/** What Jest's JSON report counts; a test file that could not even start counts as one failure. */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON report counts; a test that passed only when it was repeated has failed. */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What Jest's JSON report says of each file, in seconds. */
function timeJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]);
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** What Playwright's JSON report says of each file, all its projects together, in seconds. */
export function timePlaywright({ suites }) {
  return suites.map((suite) => [suite.file, durationOf(suite) / 1000]);
}

/** The files that took longest, in words. */
export function slowest(times, count = 8) {
  const first = [...times].sort(([, one], [, other]) => other - one).slice(0, count);
  return first.map(([file, seconds]) => `${basename(file)} ${seconds.toFixed(0)} s`).join(", ");
}

/** Runs a test runner that writes a JSON report to a file; without one, something broke before the first test. */
async function runner(args, { env, reportFile, count, time }) {
  mkdirSync(inRoot(".test"), { recursive: true });
  rmSync(reportFile, { force: true });
  const { code, output } = await runNode([roomy, ...args], { env });
  if (!existsSync(reportFile)) return check(false, output);
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const counts = count(report);
  rmSync(reportFile);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, output, slow: slowest(time(report)) };
}

/** Test files wait for a part of their time, so one worker for each core leaves it idle; two for each took longer. */
const workersPerCore = 1.5;

function jest(projects, { env, args }) {
  const reportFile = inRoot(".test", `jest-${process.pid}.json`);
  const options = [
    "--json",
    `--outputFile=${reportFile}`,
    `--maxWorkers=${Math.ceil(workersPerCore * availableParallelism())}`,
    "--selectProjects",
    ...projects,
  ];
  return runner([bin.jest, ...args, ...options], { env, reportFile, count: countJest, time: timeJest });
}

function e2e({ env, args }) {
  const reportFile = inRoot(".test", `playwright-${process.pid}.json`);
  return runner([bin.playwright, "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
    time: timePlaywright,
  });
}

/** What no build may be kept by: settings that no site could run with, and nothing to download from. */
const misfortunes = {
  AUTH_SECRET: "short",
  DATABASE_URL: "nonsense",
  SITE_NAME: "The Square",
  PRISMA_ENGINES_MIRROR: "http://127.0.0.1:9",
};

/** `npm run build` from the sources and the packages alone, as on a fresh clone. */
async function build({ env }) {
  for (const made of ["dist", "prisma/generated"]) rmSync(inRoot(made), { recursive: true, force: true });
  const { code, output } = await runNode(["scripts/build.mjs"], { env: { ...env, ...misfortunes } });
  const isWhole = output.includes("types checked");
  return check(code === 0 && isWhole, output);
}

/** The parts of `npm test` in their order; each gets the environment and the arguments that are passed through. */
export const parts = {
  types: ({ env }) => program(env, checkingTypes),
  // knip finds files, exports and packages that nobody uses.
  lint: ({ env }) => programs(env, [[bin.oxlint], [bin.knip]]),
  format: ({ env }) => program(env, [bin.oxfmt, "--check", "."]),
  unit: (options) => jest(["unit-node", "unit-dom"], options),
  build,
  integration: (options) => jest(["integration"], options),
  e2e,
};

/** Parts that only read the sources, and so may run at the same time. */
export const readers = ["types", "lint", "format"];

/** The parts of `npm run check`: types from where they were left, and the unit tests of what changed. */
export const checks = {
  format: parts.format,
  types: ({ env }) => program(env, checkingTypes),
  lint: ({ env }) => program(env, [bin.oxlint]),
  unit: ({ env, files }) => {
    if (files.length === 0) return { passed: 0, failed: 0, skipped: 0, output: "" };
    const related = ["--passWithNoTests", "--findRelatedTests", ...files];
    return jest(["unit-node", "unit-dom"], { env, args: related });
  },
};
