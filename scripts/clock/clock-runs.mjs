import { rmSync } from "node:fs";
import { prepareCheckout } from "../lib/checkout.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { clockAhead, ensureFaketime, secondsAhead } from "../lib/faketime.mjs";
import { Problem } from "../lib/problem.mjs";
import { installPrograms } from "../lib/programs.mjs";
import { report } from "../lib/progress.mjs";
import { stopOnSignals } from "../lib/shutdown.mjs";
import { siteEntries } from "../lib/site.mjs";
import { testFolder } from "../lib/test-folders.mjs";
import { parts } from "../lib/test-parts.mjs";
import { runPart, testEnvironment } from "../lib/test-plaza.mjs";
import { runJest } from "../lib/test-runners.mjs";
import { findDated } from "./dated-tests.mjs";
import { nextLeapDay, yearAhead } from "./moments.mjs";

const suites = {
  unit: parts.unit,
  dated: ({ env, args }) =>
    runJest(["integration"], { env, args: ["--runTestsByPath", ...findDated(), ...args] }),
  integration: parts.integration,
  demo: ({ env, args }) =>
    runJest(["operations"], { env, args: ["prisma/seed", "scripts/demo/demo-activity", ...args] }),
};

const defaultSuites = ["unit", "dated", "demo"];

function readArguments(args, now) {
  const moments = args.filter((arg) => arg.startsWith("--at=")).map((arg) => new Date(arg.slice(5)));
  const others = args.filter((arg) => !arg.startsWith("--at="));
  const end = others.findIndex((arg) => !Object.hasOwn(suites, arg));
  const names = end === -1 ? others : others.slice(0, end);
  const rest = end === -1 ? [] : others.slice(end);
  if (moments.some((moment) => Number.isNaN(moment.getTime())) || (rest.length > 0 && names.length !== 1)) {
    throw new Problem(
      "Usage: node scripts/clock.mjs [--at=2028-02-29T06:00Z] [unit | dated | integration | demo [files]]",
    );
  }
  return {
    moments: moments.length > 0 ? moments : [yearAhead(now), nextLeapDay(now)],
    names: names.length > 0 ? names : defaultSuites,
    rest,
  };
}

async function environmentAt(moment, faketime) {
  const seconds = Math.round((moment.getTime() - Date.now()) / 1000);
  const env = { ...(await testEnvironment()), ...clockAhead(faketime, seconds) };
  const ahead = await secondsAhead(env);
  if (Math.abs(ahead - seconds) > 60) {
    throw new Problem(`Node's clock is ${ahead} s ahead with ${faketime} instead of ${seconds} s.`);
  }
  return env;
}

function removeDatabases() {
  rmSync(testFolder({ clock: "shifted" }), { recursive: true, force: true });
}

export async function clockRuns(args) {
  stopOnSignals({ code: 130 });
  const { moments, names, rest } = readArguments(args, new Date());
  await prepareCheckout([...siteEntries, seedEntry]);
  await installPrograms(names.map((name) => (name === "unit" ? name : "integration")));
  const faketime = await ensureFaketime();
  const total = { passed: 0, failed: 0 };
  if (!faketime) report("clock: not run: libfaketime is missing (Debian's package faketime)");
  for (const moment of faketime ? moments : []) {
    removeDatabases();
    for (const name of names) {
      const env = await environmentAt(moment, faketime);
      const title = `${name} at ${moment.toISOString().slice(0, 16)}Z`;
      const { passed, failed } = await runPart(title, suites[name], { env, args: rest });
      total.passed += passed;
      total.failed += failed;
    }
    removeDatabases();
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
