import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../postgres.mjs";
import { nameOf, nextPrice, requestOf, stepsOfLife, waysTo, wordOf } from "./race-steps.mjs";
import { ask, sendVisitors } from "./visitors.mjs";

/** Listings that change, each by the hand of somebody of its own. */
const lanes = 4;

/** In milliseconds: the replay of the replica goes on and stands still in turn. */
const replaying = 600;
const paused = 300;

const onReplica = ({ adminUrlOf }, text) =>
  withClient(adminUrlOf("plaza"), async (client) => (await client.query(text)).rows[0]);

/** Pauses the replay now and then until `stop()`, which returns how often. */
function disturb(replica) {
  let isOver = false;
  let times = 0;
  async function run() {
    while (!isOver) {
      await onReplica(replica, "SELECT pg_wal_replay_pause()");
      times += 1;
      await delay(paused);
      await onReplica(replica, "SELECT pg_wal_replay_resume()");
      await delay(replaying);
    }
  }
  const running = run();
  return {
    async stop() {
      isOver = true;
      await running;
      return times;
    },
  };
}

/** Reads that the replica has answered in its life. */
async function countReads(replica) {
  const question = "SELECT xact_commit::int AS reads FROM pg_stat_database WHERE datname = 'plaza'";
  return (await onReplica(replica, question)).reads;
}

/** What an admin asks of an app process; returns the listing as the answer has it. */
async function write({ app, site, cookie, path, method, body }) {
  const { status, text } = await ask({ port: app.port, site, cookie, path, method, body });
  if (status !== 200) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
  return JSON.parse(text);
}

/**
 * Listings are hidden and shown, reserved, priced, sold out and sold, by turns through one app process or the other,
 * while visitors read them. Once a write is acknowledged, nobody may be answered by what was true before it: no visitor
 * where it took something away, nobody with a session where it brought something.
 */
export async function raceWrites({ apps, site, cookie, visitor, listings, replica, rounds }) {
  const waiting = listings.filter(({ category }) => category === "products");
  /** What others read beside, as the listings take turns. */
  const read = ["/products?sort=price_desc"];
  const stale = [];
  let done = 0;
  let reads = 0;

  async function readAll(step, listing) {
    const ways = apps.flatMap(({ port }) => waysTo(listing).map((way) => ({ ...way, port })));
    const answers = await Promise.all(
      ways.map(({ port, path, isPage }) =>
        ask({ port, site, path, cookie: isPage && step.mayBeLate ? visitor : undefined }),
      ),
    );
    reads += ways.length;
    answers.forEach((answer, index) => {
      const { port, path, shows } = ways[index];
      if (!shows(answer, listing)) stale.push(`${nameOf(step)} ${port}${path}: ${answer.status}`);
    });
  }

  async function take(step, listing) {
    Object.assign(listing, step.change);
    if (step.edit === "price") Object.assign(listing, { before: listing.price, price: nextPrice() });
    const app = apps[done % apps.length];
    const { version } = await write({ app, site, cookie, ...requestOf(step, listing) });
    listing.version = version;
  }

  /** One listing after the other, each from its first price until it is sold. */
  async function race(lane) {
    while (done < rounds) {
      const { id, title, details } = waiting.shift();
      const edited = { path: `/api/listings/${id}/edit`, method: "GET" };
      const { version } = await write({ app: apps[0], site, cookie, ...edited });
      const listing = { id, word: wordOf(title), version, status: "approved", stock: details.stock };
      read.splice(1 + lane * 2, 2, `/listings/${id}`, `/api/listings/${id}`);
      for (const step of stepsOfLife()) {
        await take(step, listing);
        await readAll(step, listing);
        done += 1;
        if (done >= rounds) return;
      }
    }
  }

  const before = await countReads(replica);
  const readers = apps.map(({ port }) => sendVisitors({ count: 1, port, site, paths: read }));
  const disturbance = disturb(replica);
  const results = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => race(lane)));
  const pauses = await disturbance.stop();
  const beside = await Promise.all(readers.map((reader) => reader.leave()));
  for (const { reason } of results) if (reason) throw reason;
  // The server writes its statistics a moment after the last of them.
  await delay(1500);
  const byReplica = (await countReads(replica)) - before;
  const failed = beside.flatMap(({ failed }) => failed).length;
  const asked = beside.reduce((sum, { asked }) => sum + asked, 0);
  return {
    figures: `${done} writes, ${reads} reads after them, ${asked} beside them, ${pauses} pauses of the replay, ${byReplica} statements on the replica; ${stale.length} stale, ${failed} failed`,
    misses: [
      ...stale.slice(0, 10),
      ...(failed > 0 ? [`${failed} reads failed`] : []),
      ...(byReplica < 50 ? ["the replica answered next to nothing"] : []),
    ],
  };
}
