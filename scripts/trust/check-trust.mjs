import { prepareCheckout, prepareSite } from "../lib/checkout.mjs";
import { runNode } from "../lib/child.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { Problem } from "../lib/problem.mjs";
import { installPrograms } from "../lib/programs.mjs";
import { report, step } from "../lib/progress.mjs";
import { shutDown, stopOnSignals } from "../lib/shutdown.mjs";
import { siteEntries } from "../lib/site.mjs";
import { testEnvironment } from "../lib/test-plaza.mjs";
import { runJest, runPlaywright } from "../lib/test-runners.mjs";
import { auditPackages } from "./audit.mjs";
import { judge } from "./outcomes.mjs";
import { readSecurity } from "./statements.mjs";

const fuzzRequests = "10000";

const numbered = ["-g", String.raw`\b\d+: `];

const byPath = (files) => ["--runTestsByPath", ...files];

/** Runners in order, each with the files that it runs. Browser tests are independent, so only numbered ones run. */
const runners = [
  {
    name: "unit",
    matches: (file) => /\.test\.(tsx?|mjs)$/.test(file) && !/\.(integration|operations)\.test\./.test(file),
    run: (files, env) => runJest(["unit-node", "unit-dom"], { env, args: byPath(files) }),
  },
  {
    name: "integration",
    matches: (file) => /\.integration\.test\./.test(file),
    run: (files, env) =>
      runJest(["integration"], { env: { ...env, FUZZ_REQUESTS: fuzzRequests }, args: byPath(files) }),
  },
  {
    name: "e2e",
    needs: "e2e",
    matches: (file) => /^e2e\/[^/]+\.spec\.ts$/.test(file),
    run: (files, env) => runPlaywright({ env, args: [...files, ...numbered] }),
  },
  {
    name: "operations",
    matches: (file) => /\.operations\.test\./.test(file),
    run: (files, env) => runJest(["operations"], { env, args: byPath(files) }),
  },
  {
    name: "drills",
    needs: "e2e",
    matches: (file) => file.startsWith("e2e/operations/"),
    run: (files, env) =>
      runPlaywright({
        env,
        args: ["--config", "e2e/operations/playwright.config.ts", ...files, ...numbered],
      }),
  },
];

async function runFiles({ name, matches, run, needs = "integration" }, files, { env, results }) {
  const own = files.filter(matches);
  if (own.length === 0) return;
  const started = performance.now();
  try {
    await installPrograms([needs]);
    const { outcomes = [], output, passed, failed } = await run(own, env);
    results.outcomes.push(...outcomes);
    if (failed > 0) console.log(`\n${output.trim()}\n`);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    report(`${name}: ${own.length} files, ${passed} passed, ${failed} failed (${seconds} s)`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const file of own) results.reasons.set(file, error.message.split("\n")[0]);
  }
}

async function runCommand(command, { env, results }) {
  const [, , script, , ...args] = command.split(" ");
  const [name, ...parts] = script.split(":");
  const { code, output } = await runNode([`scripts/${name}.mjs`, ...parts, ...args], { env });
  results.commands.set(command, code === 0);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
}

function choose(args) {
  const { statements } = readSecurity();
  const numbers = args.map(Number);
  if (numbers.some((number) => !statements.some((one) => one.number === number))) {
    throw new Problem("Usage: npm run check:trust [-- 7 29], with numbers of statements in docs/security.md");
  }
  return args.length > 0 ? statements.filter(({ number }) => numbers.includes(number)) : statements;
}

export async function checkTrust(args) {
  stopOnSignals({ code: 130 });
  const statements = choose(args);
  const entries = [...siteEntries, seedEntry];
  await prepareCheckout(entries);
  const env = await testEnvironment();
  const results = { outcomes: [], commands: new Map(), reasons: new Map() };
  const files = [...new Set(statements.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  if (files.some((file) => /operations|^e2e/.test(file))) await step("Site", () => prepareSite(entries));
  for (const runner of runners) await runFiles(runner, files, { env, results });
  for (const command of new Set(statements.flatMap((one) => one.commands))) {
    await runCommand(command, { env, results });
  }
  const lines = statements.map((one) => ({ ...one, result: judge(one, results) }));
  console.log();
  for (const { number, text, result } of lines) console.log(`${number}. ${text}: ${result}`);
  const count = (start) => lines.filter(({ result }) => result.startsWith(start)).length;
  const [passed = 0, failed = 0, left = 0] = ["passed", "failed", "not run"].map(count);
  console.log(`\n${passed} passed, ${failed} failed, ${left} not run`);
  const audit = args.length > 0 ? "passed" : await auditPackages(env);
  if (args.length === 0) console.log(`npm audit: ${audit}`);
  await shutDown(failed + left > 0 || audit.startsWith("failed") ? 1 : 0);
}
