import { prepareCheckout, prepareSite } from "../lib/checkout.mjs";
import { compressFiles } from "../lib/compressed-files.mjs";
import { openDemoDatabase } from "../lib/demo-database.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { manyEntry } from "../lib/many-database.mjs";
import { Problem } from "../lib/problem.mjs";
import { onShutdown, shutDown, stopOnSignals } from "../lib/shutdown.mjs";
import { report, step } from "../lib/progress.mjs";
import { siteEntries } from "../lib/site.mjs";
import { measureQuality } from "../judge/quality.mjs";
import { alertsEntry, measureAlerts } from "./alerts.mjs";
import { measureBrowser } from "./browser.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureLoad } from "./load.mjs";
import { measureMemory, workerEntry } from "./memory.mjs";
import { measurePages } from "./pages.mjs";
import { writeDuration, writeResult } from "./results.mjs";
import { measureSearch } from "./search.mjs";
import { startQuietSite, startSite } from "./site.mjs";
import { measureSql, sqlEntry } from "./sql.mjs";

/** Sections with `demo` ask a site with the demo data; the others open the databases that they want. */
const sections = {
  pages: { measure: measurePages, demo: true },
  load: { measure: measureLoad, demo: true },
  sql: { measure: measureSql, withoutSite: true },
  search: { measure: measureSearch },
  alerts: { measure: measureAlerts, withoutSite: true },
  browser: { measure: measureBrowser, demo: true, quiet: true },
  memory: { measure: measureMemory },
  growth: { measure: measureGrowth },
  "search-quality": { measure: measureQuality, withoutSite: true },
};

function readArguments(args) {
  const isQuick = args.includes("--quick");
  const rows = args.find((arg) => arg.startsWith("--rows="));
  const listings = rows ? Number(rows.slice("--rows=".length)) : isQuick ? 20_000 : 1_000_000;
  if (rows && (!Number.isInteger(listings) || listings < 100_000 || listings % 1000 !== 0)) {
    throw new Problem("--rows takes thousands from 100000 on, such as --rows=1000000.");
  }
  const named = args.filter((arg) => !arg.startsWith("--"));
  const unknown = named.find((name) => !Object.hasOwn(sections, name));
  if (unknown) throw new Problem(`There is no section "${unknown}": ${Object.keys(sections).join(", ")}.`);
  return { isQuick, listings, names: named.length > 0 ? named : Object.keys(sections) };
}

/** Has something stopped when the work is done, or when the script is asked to stop before. */
async function using({ stop }, work) {
  const takeBack = onShutdown(stop);
  try {
    return await work();
  } finally {
    takeBack();
    await stop();
  }
}

async function withDemoSite(start, work) {
  const database = await step("Demo data", openDemoDatabase);
  return using(database, async () => {
    const site = await start(database);
    return using(site, () => work(site));
  });
}

/** Runs a section, prints what it found and keeps it; returns the code to end with. */
async function runSection(name, measure, { isQuick }) {
  const begun = performance.now();
  const { text, isWrong } = await measure();
  const took = writeDuration(performance.now() - begun);
  console.log(`\n${text}\n`);
  report(`${name} took ${took}.`);
  if (!isQuick) await writeResult(name, text, took);
  return isWrong ? 1 : 0;
}

/** In a short bench all that ask a site with the demo data ask the same one. */
async function runQuickDemo(names, options) {
  return withDemoSite(startSite, async (site) => {
    const codes = [];
    for (const name of names) {
      codes.push(await runSection(name, () => sections[name].measure(site, options), options));
    }
    return codes;
  });
}

function runAlone(name, options) {
  const { measure, demo, quiet } = sections[name];
  const start = quiet ? startQuietSite : startSite;
  const work = () => (demo ? withDemoSite(start, (site) => measure(site, options)) : measure(options));
  return runSection(name, work, options);
}

/**
 * The whole of `npm run bench`: the sections that are named, or all of them; `--quick` measures each for a moment only,
 * with few listings, and prints what it found without keeping it; `--rows=` says with how many listings. Fails where a
 * list is read as no list may be.
 */
export async function benchPlaza(args) {
  stopOnSignals({ code: 130 });
  const { names, ...options } = readArguments(args);
  const entries = [...siteEntries, seedEntry, manyEntry, sqlEntry, alertsEntry, workerEntry];
  const needsSite = names.some((name) => !sections[name].withoutSite);
  await step("Preparing", () => (needsSite ? prepareSite(entries) : prepareCheckout(entries)));
  if (needsSite) await step("Files as npm run build leaves them", compressFiles);
  const together = options.isQuick ? names.filter((name) => sections[name].demo) : [];
  const codes = together.length > 0 ? await runQuickDemo(together, options) : [];
  for (const name of names.filter((other) => !together.includes(other))) {
    codes.push(await runAlone(name, options));
  }
  await shutDown(Math.max(...codes));
}
