import { randomUUID } from "node:crypto";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { findJobs, findListings } from "../lookups";

type Measured = { responses: number; rss: number; arrayBuffers: number };
type Ask = { path: string; headers?: Record<string, string>; leaveAfterMs?: number };

const megabyte = 1024 * 1024;
const atOnce = 6;
/** Requests before the first measurement and between the two; enough to detect a leak of 100 KB per request. */
const requests = 500;

const nouns = ["chair", "sofa", "table", "lamp", "house", "garden", "phone", "bike", "kitchen", "apartment"];
const others = [
  "oak",
  "blue",
  "vintage",
  "small",
  "leather",
  "wooden",
  "qzxw",
  "lether",
  "repair",
  "new",
  "vtg",
];

function textOf(number: number): string {
  return `${others[number % others.length]} ${nouns[number % nouns.length]}${number % 7 === 0 ? ` ${number}` : ""}`;
}

function mixed(ids: { listings: string[]; vendors: string[]; jobs: string[] }): (number: number) => Ask {
  const pick = (from: string[], number: number) => from[number % from.length] ?? "";
  const words = (number: number) => encodeURIComponent(textOf(number));
  const kinds: ((number: number) => string)[] = [
    () => "/",
    () => "/products",
    () => "/services?sort=price_asc",
    () => "/real-estate?state=TX",
    (number) => `/search?search=${words(number)}`,
    (number) => `/search?search=${words(number)}&state=AK&maxPrice=1`,
    (number) => `/listings/${pick(ids.listings, number)}`,
    (number) => `/vendor/${pick(ids.vendors, number)}`,
    (number) => `/jobs/${pick(ids.jobs, number)}`,
    () => "/jobs",
    (number) =>
      `/api/search/suggestions?query=${encodeURIComponent(textOf(number).slice(0, 3 + (number % 9)))}`,
    (number) => `/api/listings?search=${words(number)}`,
    () => "/api/initial-data",
    () => "/api/openapi.json",
    () => "/api/ready",
    () => "/sitemap.xml",
    () => "/api/favorites",
    () => "/api/listings?limit=none",
    () => `/listings/${randomUUID()}`,
    (number) => `/nothing/${number}`,
    (number) => `/api/nothing/${number}`,
    () => "/profile",
  ];
  const encodings = ["br", "gzip", "identity"];
  return (number) => ({
    path: kinds[number % kinds.length]!(number),
    headers: {
      "accept-encoding": encodings[number % encodings.length]!,
      "x-forwarded-for": `2001:db8:fffe:${(number % 4096).toString(16)}::1`,
      // Sent by client-side navigations.
      ...(number % 5 === 4 ? { rsc: "1" } : {}),
    },
    ...(number % 19 === 3 ? { leaveAfterMs: number % 50 } : {}),
  });
}

function createVisitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Set<number>();

  function ask({ path: address, headers, leaveAfterMs }: Ask): Promise<void> {
    return new Promise((resolve) => {
      const read = (response: IncomingMessage) => {
        const { statusCode = 0, headers: answered } = response;
        statuses.add(statusCode);
        response.resume().once("close", () => {
          const next = headers?.rsc && statusCode === 307 ? answered.location : undefined;
          resolve(next?.includes("_rsc=") ? ask({ path: next, headers }) : undefined);
        });
      };
      const request = get({ host: "127.0.0.1", port, path: address, headers, agent }, read);
      request.once("error", () => resolve());
      if (leaveAfterMs !== undefined) setTimeout(() => request.destroy(), leaveAfterMs);
    });
  }

  return {
    statuses,
    async send(from: number, to: number, requestOf: (number: number) => Ask): Promise<void> {
      let next = from;
      const visit = async () => {
        while (next < to) await ask(requestOf(next++));
      };
      await Promise.all(Array.from({ length: atOnce }, visit));
    },
    leave: () => agent.destroy(),
  };
}

async function measure(probe: string): Promise<Measured> {
  return JSON.parse(await text(connect(probe))) as Measured;
}

/** A few responses stay in memory: those that triggered the first load of a module, which references them. */
async function settle(probe: string): Promise<Measured> {
  let measured = await measure(probe);
  const count = async () => {
    measured = await measure(probe);
    return measured.responses;
  };
  // Closed connections take a moment to be released.
  await expect.poll(count, { timeout: 60_000 }).toBeLessThan(50);
  return measured;
}

test("leaves nothing of an answered request in memory", async ({ playwright }) => {
  test.setTimeout(900_000);
  const { serveForTests } = await import("../site/site.mjs");
  const request = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL });
  const listings = await findListings(request, "limit=48");
  const ids = {
    listings: listings.map(({ id }) => id),
    vendors: listings.map(({ vendorId }) => vendorId),
    jobs: (await findJobs(request, "limit=20")).map(({ id }) => id),
  };
  await request.dispose();

  const probe = path.join(tmpdir(), `plaza-probe-${process.pid}.sock`);
  const preload = pathToFileURL(path.resolve("e2e/site/probe.mjs")).href;
  const server = await serveForTests(
    { url: process.env.E2E_DATABASE_URL ?? "", dataDir: process.env.E2E_DATA_DIR ?? "" },
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PLAZA_PROBE: probe,
        NODE_OPTIONS: `--import=${preload} --disable-warning=ExperimentalWarning`,
        LOG_LEVEL: "silent",
      },
    },
  );
  try {
    const visitor = createVisitor(server.port);
    await visitor.send(0, requests, mixed(ids));
    visitor.leave();
    const first = await settle(probe);
    await visitor.send(requests, 2 * requests, mixed(ids));
    visitor.leave();
    const second = await settle(probe);

    test.info().annotations.push({ type: "memory", description: JSON.stringify({ first, second }) });
    expect([...visitor.statuses]).toEqual(expect.arrayContaining([200, 307, 400, 401, 404]));
    expect([...visitor.statuses].filter((status) => status >= 500)).toEqual([]);
    expect(second.arrayBuffers).toBeLessThan(16 * megabyte);
    expect(second.rss - first.rss).toBeLessThan(50 * megabyte);
  } finally {
    await server.stop();
  }
});
