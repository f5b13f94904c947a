import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { missingOf } from "../../lib/shared/retry-after.mjs";
import { withClient } from "../postgres.mjs";
import { ask, sendVisitors, signIn } from "./visitors.mjs";

const visitors = 6;
const writers = 3;

function pathsOf(listings) {
  const some = listings.slice(0, 20);
  return [
    "/",
    "/products",
    "/jobs",
    "/search?q=chair",
    "/api/listings",
    "/api/categories",
    ...some.flatMap(({ id }) => [`/listings/${id}`, `/api/listings/${id}`]),
  ];
}

function startWriting({ port, site, cookie, listings }) {
  const saved = [];
  const failed = [];
  let next = 0;
  let isOver = false;

  async function write() {
    while (!isOver && next < listings.length) {
      const { id } = listings[next];
      next += 1;
      const answer = await ask({ port, site, cookie, path: `/api/favorites/${id}`, method: "POST" });
      if (answer.status === 200 || answer.status === 201) saved.push(id);
      else failed.push({ id, ...answer });
    }
  }

  const work = Array.from({ length: writers }, write);
  return {
    saved,
    async awaitMore(count) {
      const end = saved.length + count;
      while (saved.length < end && next < listings.length) await delay(10);
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
      return failed;
    },
  };
}

async function countLost({ adminUrlOf }, ids) {
  const question = `SELECT count(*)::int AS kept FROM unnest($1::uuid[]) AS saved (id)
    WHERE EXISTS (SELECT 1 FROM favorites WHERE listing_id = saved.id)`;
  const { rows } = await withClient(adminUrlOf("plaza"), (client) => client.query(question, [ids]));
  return ids.length - rows[0].kept;
}

const describe = (failed, { most = 5, crashed = 0 } = {}) =>
  failed.slice(0, most).map(({ path, id, status, headers, started, ended }) => {
    const missing = missingOf(headers?.["retry-after"]);
    const times = [started, ended].map((time) => Math.round(time - crashed));
    return `${path ?? id}: ${status}${missing ? `, no ${missing}` : ""}${crashed ? `, ${times.join(" to ")} ms` : ""}`;
  });

export async function restartInTurn({ apps, proxy, port, site, cookie, listings, primary }) {
  const crowd = sendVisitors({ count: visitors, port, site, paths: pathsOf(listings) });
  const writing = startWriting({ port, site, cookie, listings: listings.slice(0, 500) });
  for (const app of apps) {
    await app.stop();
    await app.start();
    await proxy.awaitUp(app.name);
  }
  const failedWrites = await writing.stop();
  const { requestCount, failed } = await crowd.leave();
  const lost = await countLost(primary, writing.saved);
  const failures = failed.length + failedWrites.length;
  return {
    bars: [
      { what: "rolling restart: failed requests", figure: failures, unit: "", atMost: 0 },
      { what: "rolling restart: lost acknowledged writes", figure: lost, unit: "", atMost: 0 },
    ],
    figures: `${requestCount} reads, ${writing.saved.length} writes; ${failures} failed, ${lost} lost`,
    misses: [...describe(failed), ...describe(failedWrites), ...(lost > 0 ? [`${lost} writes lost`] : [])],
  };
}

export async function killOne({ apps, proxy, port, site, cookie, listings, primary }) {
  const crowd = sendVisitors({ count: visitors, port, site, paths: pathsOf(listings) });
  const writing = startWriting({ port, site, cookie, listings: listings.slice(500) });
  await writing.awaitMore(50);
  const killed = performance.now();
  const [app] = apps;
  await app.kill();
  await proxy.awaitDown(app.name);
  const noticed = performance.now();
  await writing.awaitMore(50);
  await app.start();
  await proxy.awaitUp(app.name);
  const failedWrites = await writing.stop();
  const { requestCount, failed } = await crowd.leave();
  const all = [...failed, ...failedWrites];
  // Until the proxy notices, it may send requests to the stopped process.
  const later = all.filter(({ started }) => started > noticed);
  const lost = await countLost(primary, writing.saved);
  const most = visitors + writers;
  const tooMany = all.length > most;
  return {
    bars: [
      { what: "one killed: failed requests in flight", figure: all.length, unit: "", atMost: most },
      { what: "one killed: failed later requests", figure: later.length, unit: "", atMost: 0 },
      { what: "one killed: lost acknowledged writes", figure: lost, unit: "", atMost: 0 },
    ],
    figures: `${requestCount} reads, ${writing.saved.length} writes; ${all.length} failed in flight, ${later.length} failed later, ${lost} lost`,
    misses: [
      ...describe(later, { crashed: killed }),
      ...(tooMany
        ? ["more requests failed than were in flight:", ...describe(all, { most: Infinity, crashed: killed })]
        : []),
      ...(lost > 0 ? [`${lost} writes lost`] : []),
    ],
  };
}

export async function signInPeople({ port, site, password }) {
  const [customer, admin] = await Promise.all(
    ["demo-customer", "demo-admin"].map((username) => signIn({ port, site, username, password })),
  );
  return { customer, admin };
}
