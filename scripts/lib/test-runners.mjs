import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join, relative } from "node:path";
import { runNode } from "./child.mjs";
import { inRoot, root } from "./paths.mjs";

/**
 * @typedef {{ passed: number; failed: number; skipped: number; flaky?: string[]; output: string; slow?: string; outcomes?: import("../trust/outcomes.mjs").Outcome[] }} Counts
 * @typedef {{ env: NodeJS.ProcessEnv; args?: string[] }} RunOptions
 */

/** Linters and tests allocate mostly short-lived objects, which a larger young generation collects at lower cost. */
const nodeOptions = ["--max-semi-space-size=64"];

/**
 * @param {boolean} isPassed
 * @param {string} output
 * @returns {Counts}
 */
export function countCheck(isPassed, output) {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, output };
}

/**
 * @param {string[][]} commands Node arguments of each program
 * @param {RunOptions} options
 */
export async function runPrograms(commands, { env }) {
  const runs = await Promise.all(commands.map((args) => runNode([...nodeOptions, ...args], { env })));
  return countCheck(
    runs.every(({ code }) => code === 0),
    runs.map(({ output }) => output).join("\n"),
  );
}

/** A test file that could not start counts as one failure. */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(testsOf)];
}

/** A test that passed on retry counts as passed and is listed in `flaky`. */
export function countPlaywright({ stats, errors, suites }) {
  const flaky = suites
    .flatMap(testsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky,
  };
}

function timeJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]);
}

export function timePlaywright({ suites }) {
  return suites.map((suite) => {
    const results = testsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return [suite.file, results.reduce((sum, { duration }) => sum + duration, 0) / 1000];
  });
}

function listJest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(root, name),
      title,
      status: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

const playwrightStatuses = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" };

function listPlaywright({ config, suites }) {
  return suites.flatMap(testsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      file: relative(root, join(config.rootDir, file)),
      title,
      status: playwrightStatuses[status],
    })),
  );
}

export function slowest(times, count = 8) {
  const first = [...times].sort(([, one], [, other]) => other - one).slice(0, count);
  return first.map(([file, seconds]) => `${basename(file)} ${seconds.toFixed(0)} s`).join(", ");
}

async function runReporting(args, { env, reportFile, count, time, list }) {
  mkdirSync(inRoot(".test"), { recursive: true });
  rmSync(reportFile, { force: true });
  const { code, output } = await runNode([...nodeOptions, ...args], { env });
  if (!existsSync(reportFile)) return countCheck(false, output);
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const counts = count(report);
  rmSync(reportFile);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { ...counts, output, slow: slowest(time(report)), outcomes: list(report) };
}

/** Integration tests wait for the database, so one worker per core leaves cores idle; two per core measured slower. */
const workersPerCore = 1.5;

/**
 * @param {string[]} projects
 * @param {RunOptions} options
 * @returns {Promise<Counts>}
 */
export function runJest(projects, { env, args = [] }) {
  const reportFile = inRoot(".test", `jest-${process.pid}.json`);
  const options = [
    "--json",
    `--outputFile=${reportFile}`,
    `--maxWorkers=${Math.ceil(workersPerCore * availableParallelism())}`,
    "--selectProjects",
    ...projects,
  ];
  return runReporting([inRoot("node_modules/jest/bin/jest.js"), ...args, ...options], {
    env,
    reportFile,
    count: countJest,
    time: timeJest,
    list: listJest,
  });
}

/**
 * @param {RunOptions} options
 * @returns {Promise<Counts>}
 */
export function runPlaywright({ env, args = [] }) {
  const reportFile = inRoot(".test", `playwright-${process.pid}.json`);
  const tool = inRoot("node_modules/@playwright/test/cli.js");
  return runReporting([tool, "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
    time: timePlaywright,
    list: listPlaywright,
  });
}
