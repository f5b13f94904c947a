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
import { buildBareNext } from "./bare-next.mjs";
import { measureBrowser } from "./browser.mjs";
import { measureGrowth } from "./growth.mjs";
import { measureLoad } from "./load.mjs";
import { measureMemory, workerEntry } from "./memory.mjs";
import { measureNewPages } from "./new-pages.mjs";
import { measurePages } from "./pages.mjs";
import { writeDuration, writeResult } from "./results.mjs";
import { measureSearch } from "./search.mjs";
import { startQuietSite, startSite, withManySite } from "./site.mjs";
import { measureDatabase, measureSql, prepareDatabases, sqlEntry } from "./sql.mjs";

/**
 * Sections with `demo` share a site with the demo data, those with `many` a site with many listings; the rest start
 * their own. `isUntimed` sections may run in parallel; `prepare` runs in advance.
 */
const sections = {
  pages: { measure: measurePages, demo: true },
  load: { measure: measureLoad, demo: true },
  "new-pages": { measure: measureNewPages },
  sql: { measure: measureSql, withoutSite: true },
  search: { measure: measureSearch, many: true, prepare: buildBareNext },
  alerts: { measure: measureAlerts, withoutSite: true, isUntimed: true },
  browser: { measure: measureBrowser, demo: true, quiet: true },
  memory: { measure: measureMemory },
  growth: { measure: measureGrowth, many: true },
  "search-quality": { measure: measureQuality, demo: true },
};

function readArguments(args) {
  const isQuick = args.includes("--quick");
  const rows = args.find((arg) => arg.startsWith("--rows="));
  const listings = rows ? Number(rows.slice("--rows=".length)) : isQuick ? 10_000 : 1_000_000;
  if (rows && (!Number.isInteger(listings) || listings < 100_000 || listings % 1000 !== 0)) {
    throw new Problem("--rows must be a multiple of 1000 and at least 100000, such as --rows=1000000.");
  }
  const named = args.filter((arg) => !arg.startsWith("--"));
  const unknown = named.find((name) => !Object.hasOwn(sections, name));
  if (unknown)
    throw new Problem(`Unknown section "${unknown}". Sections: ${Object.keys(sections).join(", ")}.`);
  return { isQuick, listings, names: named.length > 0 ? named : Object.keys(sections) };
}

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

async function runSection(name, measure, { isQuick }) {
  const begun = performance.now();
  const { text, isWrong } = await measure();
  const took = writeDuration(performance.now() - begun);
  console.log(`\n${text}\n`);
  report(`${name} took ${took}.`);
  if (!isQuick) await writeResult(name, text, took);
  return isWrong ? 1 : 0;
}

async function runEach(names, measure, options) {
  const codes = [];
  for (const name of names) codes.push(await runSection(name, () => measure(name), options));
  return codes;
}

function runDemoTogether(names, options) {
  return withDemoSite(startSite, (site) =>
    runEach(names, (name) => sections[name].measure(site, options), options),
  );
}

function runManyTogether(names, options) {
  const prepare = (database) => measureDatabase(database, options);
  return withManySite(options.listings, prepare, (place, prepared) => {
    const withSite = (_listings, _prepare, work) => work(place, prepared);
    return runEach(names, (name) => sections[name].measure({ ...options, withSite }), options);
  });
}

async function runQuick(names, options) {
  const those = (predicate) => names.filter((name) => predicate(sections[name]));
  const [demo, many] = [those((section) => section.demo), those((section) => section.many)];
  const parallelNames = those((section) => section.isUntimed);
  const alone = names.filter((name) => ![...demo, ...many, ...parallelNames].includes(name));
  const codes = [];
  if (demo.length > 0) codes.push(...(await runDemoTogether(demo, options)));
  const [found] = await Promise.all([
    Promise.all(parallelNames.map((name) => runAlone(name, options))),
    many.length + alone.length > 0 && step("Databases", () => prepareDatabases(options)),
    ...names.map((name) => sections[name].prepare?.()),
  ]);
  codes.push(...found);
  for (const name of alone) codes.push(await runAlone(name, options));
  if (many.length > 0) codes.push(...(await runManyTogether(many, options)));
  return codes;
}

function runAlone(name, options) {
  const { measure, demo, quiet } = sections[name];
  const start = quiet ? startQuietSite : startSite;
  const work = () => (demo ? withDemoSite(start, (site) => measure(site, options)) : measure(options));
  return runSection(name, work, options);
}

/**
 * Runs `npm run bench`: the named sections, or all. `--quick` measures briefly with few listings and doesn't save
 * results; `--rows=` sets the number of listings. Fails if a list exceeds the limits of its query plan.
 */
export async function benchPlaza(args) {
  stopOnSignals({ code: 130 });
  const { names, ...options } = readArguments(args);
  const entries = [...siteEntries, seedEntry, manyEntry, sqlEntry, alertsEntry, workerEntry];
  const needsSite = names.some((name) => !sections[name].withoutSite);
  await step("Preparing", () => (needsSite ? prepareSite(entries) : prepareCheckout(entries)));
  if (needsSite) await step("Compressed files", compressFiles);
  const codes = options.isQuick ? await runQuick(names, options) : [];
  if (!options.isQuick) for (const name of names) codes.push(await runAlone(name, options));
  await shutDown(Math.max(...codes));
}
