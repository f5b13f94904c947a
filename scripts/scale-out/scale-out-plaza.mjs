import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { barTable, table } from "../bench/figures.mjs";
import { writeDuration, writeResult } from "../bench/results.mjs";
import { prepareSite } from "../lib/checkout.mjs";
import { demoPassword, seedEntry } from "../lib/demo.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { report, step } from "../lib/progress.mjs";
import { onShutdown, stopOnSignals } from "../lib/shutdown.mjs";
import { siteEntries } from "../lib/site.mjs";
import { commonSettings, createApp, startWorker, workerEntry } from "./apps.mjs";
import { killOne, restartInTurn, signInPeople } from "./drills.mjs";
import { findProxy, startDatabases, startObjectStore, startProxy, startRedis } from "./machines.mjs";
import { raceWrites } from "./races.mjs";
import { ask } from "./visitors.mjs";

const usualRounds = 400;

function readRounds(args) {
  const roundsArg = args.find((arg) => arg.startsWith("--rounds="))?.slice("--rounds=".length);
  const rounds = Number(roundsArg ?? usualRounds);
  if (args.some((arg) => !arg.startsWith("--rounds=")) || !Number.isInteger(rounds) || rounds < 1) {
    throw new Problem(
      "Usage: npm run scale-out -- --rounds=10000 (the number of writes that race with reads)",
    );
  }
  return rounds;
}

async function startAll() {
  findProxy();
  const dir = mkdtempSync(join(tmpdir(), "plaza-scale-"));
  onShutdown(() => rmSync(dir, { recursive: true, force: true }));
  const { primary, replica } = await step("PostgreSQL and its replica", startDatabases);
  const services = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.urlOf("plaza"),
    ...(await step("Redis", () => startRedis(dir))),
    ...(await step("Object store", () => startObjectStore(dir))),
  };
  const port = await freePort();
  const settings = await commonSettings({ proxyPort: port, dataDir: dir, services });
  await step("Worker", () => startWorker(settings));
  const apps = [await createApp("one", settings), await createApp("two", settings)];
  await step("Two app processes", () => Promise.all(apps.map((app) => app.start())));
  const proxy = await startProxy({ port, apps, dir });
  await step("HAProxy", () => Promise.all(apps.map(({ name }) => proxy.awaitUp(name))));
  return { primary, replica, apps, proxy, port, site: settings.APP_URL };
}

async function readListings(place, query = "limit=48") {
  const listings = [];
  for (let path = `/api/listings?${query}`; path && listings.length < 1000;) {
    const { text, headers } = await ask({ ...place, path });
    listings.push(...JSON.parse(text));
    path = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1] ?? "";
  }
  return listings;
}

async function drill(name, run) {
  const started = performance.now();
  const { bars, figures, misses } = await run();
  const took = writeDuration(performance.now() - started);
  report(`${name} (${took}): ${figures}`);
  for (const miss of misses) report(`  MISS ${miss}`);
  return { name, took, bars, figures, isRight: misses.length === 0 };
}

function describe(results) {
  const rows = results.map(({ name, took, figures }) => [name, took, figures]);
  return `## Scale-out

Two app processes behind HAProxy share one PostgreSQL with a streaming replica, one Redis, and one object store, with demo data. Everything runs on this machine. The replica's replay is paused repeatedly. After each acknowledged write, the drill reads every page, RSC payload, and API response that shows the changed item, alternating between the two processes.

${barTable(results.flatMap(({ bars }) => bars))}

${table(["drill", "duration", "result"], rows)}`;
}

/**
 * Runs `npm run scale-out`: two app processes behind a proxy on one PostgreSQL with a replica, one Redis, and one
 * object store; rolling restart, a crash, and races of writes with reads. Saves the result in docs/benchmarks.md unless
 * fewer writes raced than the default. Returns 1 if a drill failed.
 */
export async function scaleOut(args) {
  stopOnSignals({ code: 130 });
  const rounds = readRounds(args);
  const begun = performance.now();
  await step("Site", () => prepareSite([...siteEntries, seedEntry, workerEntry]));
  const all = await startAll();
  const listings = await readListings(all);
  const products = await readListings(all, "limit=48&category=products");
  const { customer, admin } = await signInPeople({ ...all, password: demoPassword });
  const results = [
    await drill("Rolling restart", () => restartInTurn({ ...all, cookie: customer, listings })),
    await drill("One killed", () => killOne({ ...all, cookie: customer, listings })),
    await drill("Races", () =>
      raceWrites({ ...all, cookie: admin, visitor: customer, listings: products, rounds }),
    ),
  ];
  const text = describe(results);
  console.log(`\n${text}\n`);
  if (rounds >= usualRounds) await writeResult("scale-out", text, writeDuration(performance.now() - begun));
  return results.every(({ isRight }) => isRight) ? 0 : 1;
}
