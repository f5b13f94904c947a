import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openDemoDatabase } from "../lib/demo-database.mjs";
import { inRoot } from "../lib/paths.mjs";
import { readPidFile } from "../lib/postgres/pid-file.mjs";
import { step } from "../lib/progress.mjs";
import { barTable, table } from "./figures.mjs";
import { cpuOf, cpuOfAll, findProcessTree, threadsOf } from "./processes.mjs";
import { readShares } from "./profile-shares.mjs";
import { sendCrowd, startSite } from "./site.mjs";
import { twoWords, wordsOf } from "./two-words.mjs";
import { createVisitor, percentiles } from "./visitor.mjs";

const kinds = {
  react: "React: rendering HTML",
  flight: "React: serializing, parsing, and embedding page data",
  reads: "queries: search, listings, settings",
  driver: "database driver",
  next: "Next",
  own: "renderer code around Next",
  garbage: "garbage collection, main thread",
  other: "Node and other",
};

async function readTitles(visitor) {
  const titles = [];
  /** @type {string | undefined} */
  let path = "/api/listings?limit=48";
  while (path) {
    const { body, headers } = await visitor.ask(path);
    titles.push(...JSON.parse(body).map(({ title }) => title));
    path = /<([^>]+)>;\s*rel="next"/.exec(headers.link ?? "")?.[1];
  }
  return titles;
}

function newPages(words) {
  let number = 0;
  return { take: (count) => Array.from({ length: count }, () => `/search?q=${twoWords(words, number++)}`) };
}

async function visitAll(visitor, paths) {
  const times = [];
  let cards = 0;
  let failed = 0;
  for (const path of paths) {
    const { status, ms, body } = await visitor.ask(path);
    times.push(ms);
    cards += body.split('data-slot="listing-card"').length - 1;
    if (status !== 200) failed += 1;
  }
  return { ...percentiles(times), cards: cards / paths.length, failed };
}

function spentSoFar({ site, renderer, postgres }) {
  const { first, others } = threadsOf(renderer);
  return { all: cpuOf(site.pid), first, others, database: cpuOf(postgres) };
}

async function costOf(place, paths) {
  const before = spentSoFar(place);
  const seen = await visitAll(place.visitor, paths);
  const after = spentSoFar(place);
  const each = Object.entries(after).map(([name, ms]) => [name, (ms - before[name]) / paths.length]);
  return { ...seen, ...Object.fromEntries(each) };
}

async function profile({ visitor, renderer, folder }, paths) {
  const file = join(folder, `${renderer}.cpuprofile`);
  process.kill(renderer, "SIGUSR2");
  await visitAll(visitor, paths);
  process.kill(renderer, "SIGUSR2");
  while (!existsSync(file)) await delay(100);
  await delay(1000);
  return readShares(file);
}

async function measureCost(database, { isQuick }) {
  const folder = mkdtempSync(join(tmpdir(), "plaza-profile-"));
  const site = await startSite(database, {
    QUEUE_WORKERS: "separate",
    DATABASE_PATIENCE: "10",
    RENDERERS: "1",
    NODE_OPTIONS: `--import ${pathToFileURL(inRoot("scripts/bench/profiler.mjs"))}`,
    PROFILE_DIR: folder,
  });
  const visitor = createVisitor(site.port);
  try {
    const words = wordsOf(await readTitles(visitor));
    const pages = newPages(words);
    const postgres = readPidFile(join(database.dataDir, "postgres"))?.pid;
    const place = { site, visitor, folder, renderer: findProcessTree(site.pid)[1]?.pid, postgres };
    const count = isQuick ? 40 : 600;
    await visitAll(visitor, pages.take(count / 2));
    const cost = await costOf(place, pages.take(count));
    return { cost, words, shares: await profile(place, pages.take(count / 2)) };
  } finally {
    visitor.leave();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureCrowd(database, { words, isQuick }) {
  const site = await startSite(database);
  try {
    const send = (options) => sendCrowd({ port: site.port, words, paths: ["/search?q={words}"], ...options });
    await send({ connections: 2, seconds: isQuick ? 1 : 10, from: 1_000_000 });
    const postgres = readPidFile(join(database.dataDir, "postgres"))?.pid;
    const spent = () => ({ ours: cpuOf(site.pid), database: cpuOf(postgres), all: cpuOfAll() });
    const before = spent();
    const crowd = await send({
      connections: 64,
      seconds: isQuick ? 3 : 30,
      signIns: 5,
      checks: 10,
      from: 2_000_000,
    });
    const after = spent();
    const ours = after.ours - before.ours;
    const base = after.database - before.database;
    const all = after.all - before.all;
    const shares = [ours, base, crowd.spent, all - ours - base - crowd.spent].map((spent) => spent / all);
    return { ...crowd, shares };
  } finally {
    await site.stop();
  }
}

const sum = (counts) => Object.values(counts).reduce((all, count) => all + count, 0);
const ms = (figure) => (figure === null ? "–" : figure.toFixed(1));

function barsOf({ cost, crowd: { pages, signIns } }) {
  return [
    { what: "uncached search page, CPU", figure: cost.all, unit: "ms", atMost: 12 },
    {
      what: "64 visitors: responses other than 200",
      figure: sum(pages.statuses) - (pages.statuses[200] ?? 0),
      unit: "",
      atMost: 0,
    },
    {
      what: "64 visitors: failed sign-ins",
      figure: sum(signIns.statuses) - (signIns.statuses[200] ?? 0),
      unit: "",
      atMost: 0,
    },
    {
      what: "64 visitors: uncached search page, p99",
      figure: pages.p99 ?? Infinity,
      unit: "ms",
      atMost: 2000,
    },
  ];
}

export async function measureNewPages({ isQuick }) {
  const database = await step("Demo data", openDemoDatabase);
  try {
    const { cost, shares, words } = await measureCost(database, { isQuick });
    const crowd = await measureCrowd(database, { words, isQuick });
    const spent = [
      ["all Plaza processes", cost.all],
      ["renderer, main thread", cost.first],
      ...Object.entries(kinds).map(([kind, name]) => [`– ${name}`, cost.first * (shares[kind] ?? 0)]),
      ["renderer, other threads: garbage collection, compilation, compression", cost.others],
      ["front server", cost.all - cost.first - cost.others],
      ["database", cost.database],
    ];
    const { pages, signIns, health } = crowd;
    const [ours, base, client, others] = crowd.shares.map((share) => `${Math.round(100 * share)} %`);
    const measured = { pages, "sign-ins": signIns, health };
    return {
      text: `## Uncached pages

Demo data. Each request is a search page for a different pair of words, with ${cost.cards.toFixed(1)} cards on average. CPU time is measured with one visitor and one renderer, load with 64 visitors for ${isQuick ? 3 : 30} s, 5 sign-ins, and 10 health checks per second. The breakdown of the renderer's main thread is from a CPU profile of other pages in the same run. With 64 visitors, the site used ${ours} of the machine's CPU time, its database ${base}, the clients ${client}, and other processes ${others}.

${barTable(barsOf({ cost, crowd }))}

${table(
  ["uncached page", "CPU, ms"],
  spent.map(([name, figure]) => [name, ms(figure)]),
)}

${table(
  ["64 visitors", "per second", "p50, ms", "p99, ms", "responses"],
  Object.entries(measured).map(([name, { perSecond, p50, p99, statuses, refused }]) => [
    name,
    perSecond.toFixed(1),
    ms(p50),
    ms(p99),
    [
      ...Object.entries(statuses).map(([status, count]) => `${count} × ${status}`),
      ...Object.entries(refused).map(([missing, count]) => `${count} refused: ${missing}`),
    ].join(", "),
  ]),
)}`,
    };
  } finally {
    await database.stop();
  }
}
