import { setTimeout as delay } from "node:timers/promises";
import { measureAddresses } from "./addresses.mjs";
import { barTable, table } from "./figures.mjs";
import { findProcessTree, memoryOf, pairMemoryOf } from "./processes.mjs";
import { sendCrowd } from "./site.mjs";

const words = ["chair", "red+chair+{n}", "camera", "oak+table", "apartment+austin", "bike+{n}", "plumber"];

function pathsOf(listings) {
  return [
    "/",
    "/products",
    "/services?sort=price_asc",
    ...words.map((word) => `/search?q=${word}`),
    ...listings.map(({ id }) => `/listings/${id}`),
    "/jobs",
    ...words.map((word) => `/api/listings?search=${word}`),
  ];
}

const lacks = { room: "no capacity", database: "no database", files: "no file storage" };

const refusedOf = ({ refused }) => Object.values(refused).reduce((sum, count) => sum + count, 0);

function formatStatuses({ statuses, refused }) {
  const reasons = Object.entries(refused).map(([missing, count]) => `${count} ${lacks[missing] ?? "other"}`);
  return Object.entries(statuses)
    .map(([status, count]) => {
      const why = status === "503" && reasons.length > 0 ? ` (${reasons.join(", ")})` : "";
      return `${count} × ${status === "0" ? "no response" : status}${why}`;
    })
    .join(", ");
}

const ms = (figure) => (figure === null ? "–" : `${figure.toFixed(figure < 10 ? 1 : 0)} ms`);

const countOf = ({ statuses }, predicate) =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (predicate(Number(status)) ? times : 0), 0);

const isFailed = (status) => status === 0 || status >= 500;

function barsOf64({ pages, signIns, health }, memory) {
  return [
    { what: "64 visitors: 5xx or missing responses", figure: countOf(pages, isFailed), unit: "", atMost: 0 },
    {
      what: "64 visitors: failed sign-ins",
      figure: countOf(signIns, (status) => status !== 200),
      unit: "",
      atMost: 0,
    },
    { what: "64 visitors: health, p99", figure: health.p99 ?? Infinity, unit: "ms", atMost: 50 },
    { what: "64 visitors: memory, front server plus one renderer", figure: memory, unit: "MB", atMost: 350 },
  ];
}

async function measureCalm(send, { seconds, from }) {
  const alone = { connections: 1, seconds };
  const { pages: fresh } = await send({ ...alone, paths: ["/search?q=red+chair+{n}"], from });
  const { cached } = await send({ ...alone, paths: ["/", "/products"], from });
  const { pages: api } = await send({ ...alone, paths: ["/api/listings?search=chair+{n}"], from });
  const { signIns, health } = await send({ ...alone, connections: 0, signIns: 5, checks: 10, from });
  return { fresh, cached, api, signIns, health };
}

const calmKinds = {
  fresh: "uncached pages",
  cached: "cached pages",
  api: "API",
  signIns: "sign-ins",
  health: "health",
};

const noiseMs = 2;

function barsAfter({ before, after, memory }) {
  const times = Object.entries(calmKinds).map(([kind, name]) => ({
    what: `2 s after 256 visitors: ${name}, p50 relative to before`,
    figure: Math.max(noiseMs, after[kind].p50 ?? Infinity) / Math.max(noiseMs, before[kind].p50),
    unit: "×",
    atMost: 1.5,
  }));
  const wrong = Object.keys(calmKinds).map((kind) => countOf(after[kind], (status) => status !== 200));
  return [
    ...times,
    {
      what: "2 s after 256 visitors: responses other than 200",
      figure: wrong.reduce((sum, one) => sum + one, 0),
      unit: "",
      atMost: 0,
    },
    {
      what: "2 s after 256 visitors: memory relative to 64 visitors",
      figure: memory,
      unit: "×",
      atMost: 1.1,
    },
  ];
}

function barsOf256({ pages, cached, signIns, beacons, health, ready }, { cached: usual }) {
  return [
    {
      what: "256 visitors: failed responses other than refusals with Retry-After",
      figure: countOf(pages, isFailed) - refusedOf(pages),
      unit: "",
      atMost: 0,
    },
    {
      what: "256 visitors: refused because of a database timeout",
      figure: [pages, signIns, beacons].reduce((sum, { refused }) => sum + (refused.database ?? 0), 0),
      unit: "",
      atMost: 0,
    },
    {
      what: "256 visitors: failed sign-ins other than refusals with Retry-After",
      figure: countOf(signIns, (status) => status !== 200) - refusedOf(signIns),
      unit: "",
      atMost: 0,
    },
    {
      what: "256 visitors: failed health and readiness checks",
      figure: [health, ready].reduce((sum, one) => sum + countOf(one, (status) => status !== 200), 0),
      unit: "",
      atMost: 0,
    },
    {
      what: "256 visitors: readiness, p99",
      figure: ready.p99 ?? Infinity,
      unit: "ms",
      atMost: 500,
    },
    {
      what: "256 visitors: cached pages, p50 relative to 64 visitors",
      figure: cached.p50 / usual.p50,
      unit: "×",
      atMost: 2,
    },
  ];
}

const head = [
  "visitors",
  "per second",
  "p50",
  "p99",
  "responses",
  "cached, p50",
  "sign-ins",
  "sign-in p99",
  "beacons",
  "beacon p99",
  "health p99",
  "readiness p99",
  "memory after",
];

const rowOf = ({ connections, pages, cached, signIns, beacons, health, ready, memory }) => [
  connections,
  Math.round(pages.perSecond),
  ms(pages.p50),
  ms(pages.p99),
  formatStatuses(pages),
  ms(cached.p50),
  formatStatuses(signIns),
  ms(signIns.p99),
  formatStatuses(beacons),
  ms(beacons.p99),
  ms(health.p99),
  ms(ready.p99),
  `${Math.round(memory)} MB`,
];

function sendMixed(send, connections) {
  return send({ connections, signIns: 5, beacons: 50, checks: 10, from: connections * 1_000_000 });
}

async function measureCrowds(send, { site, isQuick }) {
  const rows = [];
  const bars = [];
  const calm = { seconds: isQuick ? 0.5 : 5 };
  // Warms up before the first measurement.
  await measureCalm(send, { ...calm, from: 0 });
  const before = await measureCalm(send, { ...calm, from: 100_000 });
  let usual;
  for (const connections of isQuick ? [64, 256] : [8, 64, 128, 256]) {
    const results = await sendMixed(send, connections);
    const [front, ...renderers] = findProcessTree(site.pid);
    if (connections === 64) {
      usual = { cached: results.cached, memory: pairMemoryOf(front, renderers) };
      bars.push(...barsOf64(results, usual.memory));
    }
    rows.push(rowOf({ connections, ...results, memory: memoryOf(site.pid) }));
    if (connections < 256) continue;
    await delay(2000);
    const memory = pairMemoryOf(front, renderers) / usual.memory;
    const after = await measureCalm(send, { ...calm, from: 200_000 });
    bars.push(...barsOf256(results, usual), ...barsAfter({ before, after, memory }));
  }
  return { rows, bars };
}

export async function measureLoad(site, { isQuick }) {
  const found = await fetch(`http://127.0.0.1:${site.port}/api/listings?limit=12`);
  const listings = await found.json();
  const paths = pathsOf(listings);
  const seconds = isQuick ? 2 : 30;
  const send = (options) => sendCrowd({ port: site.port, seconds, paths, ...options });
  const { rows, bars } = await measureCrowds(send, { site, isQuick });
  const alone = await measureAddresses(send, { listing: listings[0].id, seconds: isQuick ? 0.3 : 5 });
  return {
    text: `## Load

Demo data. For ${seconds} s, visitors request a mix of homepage, categories, searches with many words, listings, jobs, and the API. Each second also has 5 sign-ins, 50 page-view beacons, 10 health checks, and 10 readiness checks. Memory is the front server plus its renderers.

${barTable(bars)}

${table(head, rows)}

One URL at a time, with 8 connections. The figures of November 22 are from before the page cache, with 1,200 listings, on a two-core machine shared with the client. "Cached" shows whether any response came from the cache.

${alone}`,
  };
}
