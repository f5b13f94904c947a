import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, startNode } from "../lib/child.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { barTable, median, spread, table } from "./figures.mjs";
import { fetchPage, sendCrowd, whileListingsChange } from "./site.mjs";

async function startBare(body) {
  const folder = mkdtempSync(join(tmpdir(), "plaza-bench-"));
  const file = join(folder, "page");
  writeFileSync(file, body);
  const port = await freePort();
  const child = startNode([inRoot("scripts/bench/bare.mjs"), String(port), file]);
  await new Promise((resolve) => child.once("message", resolve));
  rmSync(folder, { recursive: true });
  return { port, stop: () => end(child) };
}

async function listingPath(port) {
  const response = await fetch(`http://127.0.0.1:${port}/api/listings?limit=1`);
  const [{ id }] = await response.json();
  return `/listings/${id}`;
}

async function measurePage(site, path, { rounds, seconds }) {
  const { body } = await fetchPage(site.port, path);
  const bare = await startBare(body);
  /** @type {{ speed: number[], slowest: number[] }} */
  const ratios = { speed: [], slowest: [] };
  const own = [];
  for (let round = 0; round < rounds; round += 1) {
    const options = { seconds, connections: 20 };
    const { pages: ours } = await sendCrowd({ ...options, port: site.port, paths: [path] });
    const { pages: theirs } = await sendCrowd({ ...options, port: bare.port, paths: [path] });
    const { pages: busy } = await whileListingsChange(site, () =>
      sendCrowd({ ...options, port: site.port, paths: [path] }),
    );
    ratios.speed.push(ours.perSecond / theirs.perSecond);
    ratios.slowest.push(busy.p99 / theirs.p99);
    own.push(ours.perSecond);
  }
  await bare.stop();
  return { path: path.replace(/[0-9a-f-]{36}/, "…"), ...ratios, own: median(own), bytes: body.length };
}

/** Line 1 of the targets: a cached page against a bare Node server that sends the same bytes. */
export async function measurePages(site, { isQuick }) {
  const listing = await listingPath(site.port);
  const pages = [];
  for (const path of isQuick ? ["/", listing] : ["/", "/products", listing]) {
    pages.push(
      await measurePage(site, path, isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 6 }),
    );
  }
  const bars = pages.flatMap(({ path, speed, slowest }) => [
    {
      what: `${path}, requests per second`,
      figure: median(speed),
      unit: "×",
      atLeast: 0.8,
      spread: spread(speed),
    },
    {
      what: `${path}, p99 while listings change`,
      figure: median(slowest),
      unit: "×",
      atMost: 2,
      spread: spread(slowest),
    },
  ]);
  const rows = pages.map(({ path, own, bytes }) => [path, Math.round(own), bytes]);
  return {
    text: `## Cached pages

Demo data, 20 connections, brotli. The ratios compare with \`node:http\` sending the same bytes. "While listings change" means that all list pages are marked stale and one listing is purged twice a second.

${barTable(bars)}

${table(["page", "requests per second", "bytes"], rows)}`,
  };
}
