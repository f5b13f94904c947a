import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { runNode } from "./child.mjs";
import { prepareBuild } from "./checkout.mjs";
import { inRoot } from "./paths.mjs";

const bin = {
  next: "node_modules/next/dist/bin/next",
  tsc: "node_modules/typescript/bin/tsc",
  eslint: "node_modules/eslint/bin/eslint.js",
  prettier: "node_modules/prettier/bin/prettier.cjs",
  jest: "node_modules/jest/bin/jest.js",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Counts of one part of the tests, and everything it printed. */
function check(passed, output) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output };
}

/** Runs programs one after the other until one fails; together they are one check. */
async function programs(env, ...commands) {
  let all = "";
  for (const args of commands) {
    const { code, output } = await runNode(args, { env });
    all += output;
    if (code !== 0) return check(false, all);
  }
  return check(true, all);
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

/** Runs a test runner that writes a JSON report to a file; without one, something broke before the first test. */
async function runner(args, { env, reportFile, count }) {
  mkdirSync(inRoot(".test"), { recursive: true });
  rmSync(reportFile, { force: true });
  const { code, output } = await runNode(args, { env });
  if (!existsSync(reportFile)) return check(false, output);
  const counts = count(JSON.parse(readFileSync(reportFile, "utf8")));
  rmSync(reportFile);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, output };
}

function jest(projects, { env, args }) {
  const reportFile = inRoot(".test", `jest-${process.pid}.json`);
  const options = [
    "--json",
    `--outputFile=${reportFile}`,
    "--maxWorkers=100%",
    "--selectProjects",
    ...projects,
  ];
  return runner([bin.jest, ...args, ...options], { env, reportFile, count: countJest });
}

function e2e({ env, args }) {
  const reportFile = inRoot(".test", `playwright-${process.pid}.json`);
  return runner([bin.playwright, "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
  });
}

async function build() {
  try {
    return check(true, await prepareBuild());
  } catch (error) {
    return check(false, error.message);
  }
}

/** The parts of `npm test` in their order; each gets the environment and the arguments that are passed through. */
export const parts = {
  types: ({ env }) => programs(env, [bin.next, "typegen"], [bin.tsc, "--noEmit"]),
  lint: ({ env }) => programs(env, [bin.eslint, ".", "--max-warnings", "0"]),
  format: ({ env }) => programs(env, [bin.prettier, "--check", "--log-level", "warn", "."]),
  unit: (options) => jest(["unit-node", "unit-dom"], options),
  integration: (options) => jest(["integration"], options),
  build,
  e2e,
};
