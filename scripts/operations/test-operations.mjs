import { run } from "../lib/child.mjs";
import { prepareCheckout, prepareSite } from "../lib/checkout.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { Problem } from "../lib/problem.mjs";
import { installPrograms } from "../lib/programs.mjs";
import { report, step } from "../lib/progress.mjs";
import { stopOnSignals } from "../lib/shutdown.mjs";
import { siteEntries } from "../lib/site.mjs";
import { closeRun, runPart, testEnvironment } from "../lib/test-plaza.mjs";
import { drills, fitDrills, needsOf, runDrill, selectDrills } from "./drills.mjs";

const usage = `Name drills (${Object.keys(drills).join(", ")}), or pass --changed=40 for the drills whose inputs changed in the last 40 commits. With --minutes=45 the longest drills that don't fit are skipped.`;

async function changedPaths(commits) {
  const { code, output } = await run("git", ["diff", "--name-only", `HEAD~${commits}`, "HEAD"]);
  return code === 0 ? output.split("\n").filter(Boolean) : null;
}

async function chooseDrills(args) {
  const [first] = args;
  if (first === undefined) return Object.keys(drills);
  const commits = /^--changed=(\d+)$/.exec(first)?.[1];
  if (commits && args.length === 1) return selectDrills(await changedPaths(commits));
  if (args.some((name) => !Object.hasOwn(drills, name))) throw new Problem(usage);
  return args;
}

async function planRun(args) {
  const budget = args.find((arg) => /^--minutes=\d+$/.test(arg));
  const minutes = budget && Number(budget.split("=")[1]);
  const chosen = await chooseDrills(args.filter((arg) => arg !== budget));
  const { run: names, left } = fitDrills(chosen, minutes);
  const others = Object.keys(drills).filter((name) => !chosen.includes(name));
  report(`Drills: ${names.join(", ") || "none"}`);
  if (others.length > 0) report(`Not selected: ${others.join(", ")}`);
  for (const name of left) report(`${name}: not run: over the budget of ${minutes} minutes`);
  return names;
}

export async function testOperations(args) {
  stopOnSignals({ code: 130 });
  const names = await planRun(args);
  const entries = [...siteEntries, seedEntry];
  await prepareCheckout(entries);
  await installPrograms(names.flatMap((name) => needsOf(drills[name])));
  const options = { env: await testEnvironment() };
  if (names.length > 0) await step("Site", () => prepareSite(entries));
  const counts = [];
  for (const name of names) {
    counts.push(await runPart(name, (runOptions) => runDrill(drills[name], runOptions), options));
  }
  await closeRun(counts);
}
