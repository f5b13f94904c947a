import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { bundlePath } from "../lib/bundle.mjs";
import { end, startNode } from "../lib/child.mjs";
import { openBigDatabase } from "../lib/many-database.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { step } from "../lib/progress.mjs";
import { rendererEntry, serverEntry } from "../lib/serve.mjs";
import { barTable, table } from "./figures.mjs";
import { findProcessTree, ownMemoryOf, pairMemoryOf } from "./processes.mjs";
import { siteEnv, sendCrowd } from "./site.mjs";

export const workerEntry = "scripts/worker.ts";

const kinds = {
  front: bundlePath(serverEntry),
  renderers: bundlePath(rendererEntry),
  launcher: "scripts/serve.mjs",
  npm: "npm",
};

function kindOf({ command }) {
  return Object.entries(kinds).find(([, mark]) => command.includes(mark))?.[0] ?? "launcher";
}

function measureProcesses(pid) {
  const family = findProcessTree(pid).map((each) => ({ ...each, kind: kindOf(each) }));
  const of = (kind) => family.filter((each) => each.kind === kind);
  const [front] = of("front");
  if (!front) throw new Problem("The measured site has no front server.");
  const sum = (some) => some.reduce((all, { memory }) => all + memory, 0);
  return {
    ...Object.fromEntries(Object.keys(kinds).map((kind) => [kind, sum(of(kind))])),
    count: of("renderers").length,
    pair: pairMemoryOf(front, of("renderers")),
    ownLauncher: of("launcher").reduce((all, { pid }) => all + ownMemoryOf(pid), 0),
  };
}

async function startByNpm(database) {
  const port = await freePort();
  const env = { ...(await siteEnv(database, port)), QUEUE_WORKERS: "separate", DATABASE_PATIENCE: "10" };
  const site = spawn("npm", ["run", "serve"], { cwd: inRoot(), env, stdio: ["ignore", "ignore", "inherit"] });
  while (!(await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null))?.ok) {
    if (site.exitCode !== null) throw new Problem("The measured site didn't start.");
    await delay(200);
  }
  const worker = startNode(["--enable-source-maps", bundlePath(workerEntry)], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return {
    port,
    pid: site.pid,
    worker: worker.pid,
    async stop() {
      await Promise.all([end(worker), end(site, { timeoutMs: 45_000 })]);
    },
  };
}

/** Nine of ten paths repeat; `{n}` makes every tenth one unique. */
async function pathsOf(port) {
  const found = await (await fetch(`http://127.0.0.1:${port}/api/listings?limit=24`)).json();
  const shared = ["/", "/products", "/services", "/real-estate", ...found.map(({ id }) => `/listings/${id}`)];
  const words = ["quality", "leather", "walnut", "velvet", "cottage", "zeppelin", "lamp", "painting"];
  return Array.from({ length: 400 }, (_, n) =>
    n % 10 === 9
      ? `/search?q=${words[((n / 10) % words.length) | 0]}&minPrice={n}`
      : shared[n % shared.length],
  );
}

async function measure(site, { steps }) {
  const paths = await pathsOf(site.port);
  const rows = [];
  let sent = 0;
  for (const requests of steps) {
    await step(`${requests.toLocaleString("en-US")} requests`, () =>
      sendCrowd({ port: site.port, seconds: 3600, connections: 8, paths, from: sent, total: requests }),
    );
    sent = requests;
    rows.push({
      requests,
      ...measureProcesses(site.pid),
      worker: findProcessTree(site.worker).reduce((sum, { memory }) => sum + memory, 0),
    });
  }
  return rows;
}

/** Line 8 of the targets: memory of each process after many requests, nine of ten of them cached. */
export async function measureMemory({ listings, isQuick }) {
  const steps = isQuick ? [100, 250, 500] : [10_000, 100_000, 200_000];
  const database = await step(`${listings.toLocaleString("en-US")} listings`, () =>
    openBigDatabase(listings),
  );
  let rows;
  try {
    const site = await startByNpm(database);
    try {
      rows = await measure(site, { steps });
    } finally {
      await site.stop();
    }
  } finally {
    await database.stop();
  }
  const [, middle, last] = rows;
  const bars = [
    {
      what: `front server plus one renderer after ${middle.requests.toLocaleString("en-US")} requests`,
      figure: middle.pair,
      unit: "MB",
      atMost: 350,
    },
    {
      what: "after twice as many requests, relative",
      figure: last.pair / middle.pair,
      unit: "×",
      atMost: 1.05,
    },
    { what: "launcher, private memory", figure: last.ownLauncher, unit: "MB", atMost: 30 },
  ];
  const shown = rows.map((row) => [
    row.requests.toLocaleString("en-US"),
    ...["front", "renderers", "worker", "launcher", "npm"].map((kind) => Math.round(row[kind])),
  ]);
  return {
    bars,
    text: `## Memory

${listings.toLocaleString("en-US")} listings, ${rows[0].count} renderers, a page cache of 64 MB. Nine of ten requests are cached. The second table has resident memory in MB. Shared memory, such as the Node binary, counts in each process there, and once in the first metric.

${barTable(bars)}

${table(["requests", "front", "renderers", "worker", "launcher", "npm"], shown)}`,
  };
}
