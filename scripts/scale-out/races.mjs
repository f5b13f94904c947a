import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../postgres.mjs";
import { ask, sendVisitors } from "./visitors.mjs";

/** Listings that are hidden and shown, each by somebody of its own. */
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

/** Everything that a visitor may ask about one listing, on each app process. */
function waysTo(id, apps) {
  return apps.flatMap(({ port }) => [
    { port, path: `/listings/${id}` },
    { port, path: `/api/listings/${id}` },
  ]);
}

/**
 * Listings are hidden and shown by turns through one app process or the other while visitors read them. Once a write is
 * acknowledged, nobody may be answered by what was true before it.
 */
export async function raceWrites({ apps, site, cookie, listings, replica, rounds }) {
  const raced = listings.slice(0, lanes);
  const stale = [];
  let done = 0;

  async function change(id, action, wanted) {
    const app = apps[done % apps.length];
    const path = `/api/listings/${id}/${action}`;
    const { status, text } = await ask({ port: app.port, site, cookie, path, method: "POST", body: {} });
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
    const ways = waysTo(id, apps);
    const answers = await Promise.all(ways.map((way) => ask({ site, ...way })));
    answers.forEach(({ status }, index) => {
      if (status !== wanted) stale.push(`${action} ${ways[index].path}: ${status}`);
    });
    done += 1;
  }

  async function race({ id }) {
    while (done < rounds) {
      await change(id, "pause", 404);
      await change(id, "resume", 200);
    }
  }

  const before = await countReads(replica);
  const readers = apps.map(({ port }) =>
    sendVisitors({
      count: 2,
      port,
      site,
      paths: raced.flatMap(({ id }) => [`/listings/${id}`, `/api/listings/${id}`]),
    }),
  );
  const disturbance = disturb(replica);
  const results = await Promise.allSettled(raced.map(race));
  const pauses = await disturbance.stop();
  const read = await Promise.all(readers.map((reader) => reader.leave()));
  for (const { reason } of results) if (reason) throw reason;
  // The server writes its statistics a moment after the last of them.
  await delay(1500);
  const byReplica = (await countReads(replica)) - before;
  const failed = read.flatMap(({ failed }) => failed).length;
  const asked = read.reduce((sum, { asked }) => sum + asked, 0);
  return {
    figures: `${done} writes, ${done * 2 * apps.length} reads after them, ${asked} beside them, ${pauses} pauses of the replay, ${byReplica} statements on the replica; ${stale.length} stale, ${failed} failed`,
    misses: [
      ...stale.slice(0, 10),
      ...(failed > 0 ? [`${failed} reads failed`] : []),
      ...(byReplica < 50 ? ["the replica answered next to nothing"] : []),
    ],
  };
}
