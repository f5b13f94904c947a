import { join } from "node:path";
import { withClient } from "../postgres.mjs";
import { readPidFile } from "../lib/postgres/pid-file.mjs";
import { table } from "./figures.mjs";
import { cpuOf, memoryOf } from "./processes.mjs";
import { writeTable } from "./results.mjs";
import { sendCrowd, withManySite } from "./site.mjs";
import { measureDatabase } from "./sql.mjs";

const newShare = 0.05;

async function costOf({ site, postgres }, { paths, requests, from = 0 }) {
  const before = [cpuOf(site.pid), cpuOf(postgres)];
  await sendCrowd({ port: site.port, seconds: 3600, connections: 4, paths, from, total: from + requests });
  const after = [cpuOf(site.pid), cpuOf(postgres)];
  return after.map((cpu, index) => (cpu - (before[index] ?? 0)) / requests);
}

function readDatabase(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT pg_database_size(current_database()) / 1048576.0 AS disk,
      (SELECT array_agg(id) FROM (SELECT id FROM listings WHERE status = 'approved' ORDER BY created_at DESC LIMIT 20) l) AS ids`);
    return { disk: Number(rows[0].disk), ids: rows[0].ids };
  });
}

/**
 * @param {number} listings
 * @param {{ isQuick: boolean, withSite?: typeof withManySite }} options
 */
async function measureRows(listings, { isQuick, withSite = withManySite }) {
  const prepare = (database) => measureDatabase(database, { calls: 400, isQuick });
  return withSite(listings, prepare, async ({ site, database }, { times, words }) => {
    const { disk, ids } = await readDatabase(database.url);
    const place = { site, postgres: readPidFile(join(database.dataDir, "postgres"))?.pid };
    const cached = ["/", "/products", "/services", ...ids.map((id) => `/listings/${id}`)];
    await costOf(place, { paths: cached, requests: cached.length });
    const [cachedCost] = await costOf(place, { paths: cached, requests: isQuick ? 2000 : 20_000 });
    const searches = words.slice(0, 400).map((word) => `/search?q=${word}&minPrice={n}`);
    const requests = isQuick ? 100 : 1000;
    await costOf(place, { paths: searches, requests: 40 });
    const [made, databaseCost] = await costOf(place, { paths: searches, requests, from: 100 });
    return { listings, disk, cachedCost, made, databaseCost, memory: memoryOf(site.pid), times };
  });
}

/**
 * @param {{ listings: number, isQuick: boolean, withSite?: typeof withManySite }} options
 */
export async function measureGrowth({ listings, ...options }) {
  const { isQuick } = options;
  const found = [];
  for (const rows of isQuick ? [listings] : [listings / 100, listings / 10, listings])
    found.push(await measureRows(rows, options));
  const curves = table(
    [
      "listings",
      "cached page, CPU ms",
      "uncached search page, CPU ms",
      "its database CPU, ms",
      "list, p50 ms",
      "one word, p50 ms",
      "memory, MB",
      "disk, MB",
    ],
    found.map(({ listings: rows, cachedCost, made, databaseCost, times, memory, disk }) => [
      rows.toLocaleString("en-US"),
      cachedCost.toFixed(3),
      made.toFixed(1),
      databaseCost.toFixed(1),
      times.list.p50.toFixed(2),
      times.word.p50.toFixed(2),
      Math.round(memory),
      Math.round(disk),
    ]),
  );
  const hours = (ms) => ((ms * 1e6) / 3.6e6).toFixed(2);
  const cost = table(
    ["listings", "all cached", `${newShare * 100} % uncached`, "all uncached"],
    found.map(({ listings: rows, cachedCost, made, databaseCost }) => [
      rows.toLocaleString("en-US"),
      hours(cachedCost),
      hours(cachedCost * (1 - newShare) + (made + databaseCost) * newShare),
      hours(made + databaseCost),
    ]),
  );
  if (!isQuick) {
    await writeTable("docs/scale.md", "growth", curves);
    await writeTable("docs/scale.md", "cost", cost);
  }
  return {
    bars: [],
    text: `## Growth

Cost of a page view, memory, and disk space by number of listings.

${curves}

CPU hours per million page views, including the database:

${cost}`,
  };
}
