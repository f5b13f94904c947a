// Load generator in its own process, so that it doesn't slow down the server: `node crowd.mjs '{…}'` prints the
// results as JSON. Each visitor requests one path after another on a keep-alive connection.
import { Agent, request as send } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { missingOf } from "../../lib/shared/retry-after.mjs";
import { twoWords } from "./two-words.mjs";

const {
  port,
  seconds,
  connections,
  paths,
  from = 0,
  total = Infinity,
  encoding = "br",
  signIns = 0,
  beacons = 0,
  checks = 0,
  words = [],
} = JSON.parse(process.argv[2] ?? "");

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + seconds * 1000;

/** @param {{ path: string, method?: string, headers?: object, body?: string, agent?: Agent }} question */
function ask({ path, method = "GET", headers = {}, body, agent: own = agent }) {
  return new Promise((resolve) => {
    const started = performance.now();
    const request = send(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: own,
        headers: { "accept-encoding": encoding, ...headers },
      },
      (response) => {
        const { statusCode: status, headers: head } = response;
        response.resume().once("close", () =>
          resolve({
            status: response.complete ? status : 0,
            ms: performance.now() - started,
            isCached: head["x-cache"] === "hit",
            missing:
              status === 503 && head["retry-after"] ? (missingOf(head["retry-after"]) ?? "other") : null,
          }),
        );
      },
    );
    request.once("error", () => resolve({ status: 0, ms: performance.now() - started }));
    request.end(body);
  });
}

function createStats() {
  const times = [];
  const statuses = {};
  const refused = {};
  return {
    add({ status, ms, missing }) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (missing) refused[missing] = (refused[missing] ?? 0) + 1;
      if (status === 200 || status === 202 || status === 304) times.push(ms);
    },
    sum() {
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
      return {
        perSecond: times.length / seconds,
        p50: at(0.5),
        p99: at(0.99),
        statuses,
        refused,
      };
    },
  };
}

let next = from;

async function visit() {
  while (performance.now() < end && next < total) {
    next += 1;
    const path = paths[next % paths.length].replace("{n}", String(next));
    const answer = await ask({ path: path.replace("{words}", () => twoWords(words, next)) });
    pages.add(answer);
    if (answer.isCached) cached.add(answer);
  }
}

async function sendAtRate(perSecond, seen, options) {
  const pendingRequests = [];
  const own = new Agent({ keepAlive: true });
  while (perSecond > 0 && performance.now() < end) {
    pendingRequests.push(ask({ ...options(pendingRequests.length), agent: own }).then(seen.add));
    await delay(1000 / perSecond);
  }
  await Promise.all(pendingRequests);
}

const shown = paths.filter((path) => !path.startsWith("/api/")).map((path) => path.split("?")[0]);

const pages = createStats();
const cached = createStats();
const entries = createStats();
const views = createStats();
const health = createStats();
const ready = createStats();
await Promise.all([
  ...Array.from({ length: connections }, () => visit()),
  sendAtRate(signIns, entries, (number) => ({
    path: "/api/login",
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `http://localhost:${port}`,
      "x-forwarded-for": `2001:db8:2:${(number % 60_000).toString(16)}::1`,
    },
    body: JSON.stringify({ username: "demo-customer", password: "market-demo-2026" }),
  })),
  // Page views as browsers report them.
  sendAtRate(beacons, views, (number) => ({
    path: "/api/visits",
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: `http://localhost:${port}`,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
      "x-forwarded-for": `2001:db8:3:${(number % 60_000).toString(16)}::1`,
    },
    body: JSON.stringify({ path: shown[number % shown.length] }),
  })),
  sendAtRate(checks, health, () => ({ path: "/api/health" })),
  sendAtRate(checks, ready, () => ({ path: "/api/ready" })),
]);
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    spent: (user + system) / 1000,
    pages: pages.sum(),
    cached: cached.sum(),
    signIns: entries.sum(),
    beacons: views.sum(),
    health: health.sum(),
    ready: ready.sum(),
  }),
);
process.exit();
