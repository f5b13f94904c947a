import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../postgres.mjs";
import { nameOf, nextPrice, requestOf, listingSteps, waysTo, wordsOf } from "./race-steps.mjs";
import { pickThings } from "./race-things.mjs";
import { ask, askParts, sendVisitors } from "./visitors.mjs";

const lanes = 4;

/** Reads only a third of the pages after each write, because rendering takes most of the time. */
const shares = 3;

const replayMs = 600;
const pauseMs = 300;

const onReplica = ({ adminUrlOf }, text) =>
  withClient(adminUrlOf("plaza"), async (client) => (await client.query(text)).rows[0]);

function pauseReplayRepeatedly(replica) {
  let isOver = false;
  let times = 0;
  async function run() {
    while (!isOver) {
      await onReplica(replica, "SELECT pg_wal_replay_pause()");
      times += 1;
      await delay(pauseMs);
      await onReplica(replica, "SELECT pg_wal_replay_resume()");
      await delay(replayMs);
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

async function countReads(replica) {
  const question = "SELECT xact_commit::int AS reads FROM pg_stat_database WHERE datname = 'plaza'";
  return (await onReplica(replica, question)).reads;
}

/**
 * @param {{ app: { port: number }, site: string, cookie: string, path: string, method: string, body?: unknown }} question
 */
async function write({ app, site, cookie, path, method, body }) {
  const { status, text } = await ask({ port: app.port, site, cookie, path, method, body });
  if (status !== 200) throw new Error(`${method} ${path} returned ${status}: ${text}`);
  return JSON.parse(text);
}

async function findProductWord({ port, site, title }) {
  for (const word of wordsOf(title)) {
    const { text } = await ask({ port, site, path: `/api/listings?search=${word}&limit=1` });
    if (JSON.parse(text)[0]?.category === "products") return word;
  }
  throw new Error(`No word of ${title} finds a product.`);
}

function createVisitedPaths(things) {
  const paths = [
    "/products?sort=price_desc",
    "/api/listings/facets?category=products",
    ...things.flatMap(({ ways }) => ways.map(({ path }) => path)),
  ];
  const first = paths.length;

  function setListing(lane, listing) {
    const own = waysTo(listing).filter(({ path }) => path.includes(listing.id));
    paths.splice(first + lane * own.length, own.length, ...own.map(({ path }) => path));
  }
  return { paths, setListing };
}

function createReads({ apps, site, visitor }) {
  const stale = [];
  let reads = 0;
  let parts = 0;
  let turn = 0;

  async function readSome(step, { thing, ways }) {
    const requestedWays = ways.flatMap((way) => (way.isPage ? [way, { ...way, isParts: true }] : [way]));
    turn += 1;
    const all = apps.flatMap(({ port }, process) =>
      requestedWays
        .filter((_, index) => (index + process + turn) % shares === 0)
        .map((way) => ({ ...way, port })),
    );
    const answers = await Promise.all(
      all.map(({ port, path, isPage, isParts }) =>
        (isParts ? askParts : ask)({
          port,
          site,
          path,
          cookie: isPage && step.mayBeLate ? visitor : undefined,
        }),
      ),
    );
    reads += all.length;
    parts += all.filter(({ isParts }) => isParts).length;
    answers.forEach((answer, index) => {
      const { port, path, shows, isParts } = all[index];
      if (!shows(answer, thing))
        stale.push(`${nameOf(step)} ${port}${path}${isParts ? ", parts" : ""}: ${answer.status}`);
    });
  }
  return { readSome, counts: () => ({ stale, reads, parts }) };
}

async function openListing({ app, site, cookie }, { id, title, details, isPlaced }) {
  const { version } = await write({ app, site, cookie, path: `/api/listings/${id}/edit`, method: "GET" });
  /** @type {import("./race-steps.mjs").Listing} */
  const listing = {
    id,
    word: await findProductWord({ port: app.port, site, title }),
    isPlaced,
    version,
    status: "approved",
    stock: details.stock,
  };
  return listing;
}

function createWrites({ apps, site, cookie, rounds, readSome }) {
  let done = 0;
  let others = 0;

  function send(request) {
    return write({ app: apps[done % apps.length], site, cookie, ...request });
  }

  async function changeListing(step, listing) {
    Object.assign(listing, step.change);
    if (step.edit === "price") Object.assign(listing, { before: listing.price, price: nextPrice() });
    listing.version = (await send(requestOf(step, listing))).version;
    await readSome(step, { thing: listing, ways: waysTo(listing) });
    done += 1;
  }

  async function raceThing({ kind, steps, pathOf, ways, method = "POST" }) {
    const thing = {};
    for (let stepCount = 0; done < rounds; stepCount += 1) {
      const step = steps[stepCount % steps.length];
      Object.assign(thing, step.change);
      await send({ path: pathOf(step.action), method, body: step.body });
      await readSome({ ...step, action: `${kind}: ${step.action}` }, { thing, ways });
      done += 1;
      others += 1;
    }
  }

  async function raceListings(waiting, onOpen) {
    while (done < rounds) {
      const listing = await openListing({ app: apps[0], site, cookie }, waiting.shift());
      onOpen(listing);
      for (const step of listingSteps()) {
        await changeListing(step, listing);
        if (done >= rounds) return;
      }
    }
  }
  return { raceThing, raceListings, counts: () => ({ done, others }) };
}

function report({ done, others, stale, reads, parts, readerResults, pauses, byReplica }) {
  const failed = readerResults.flatMap(({ failed }) => failed).length;
  const requestCount = readerResults.reduce((sum, { requestCount }) => sum + requestCount, 0);
  return {
    bars: [
      {
        what: `races: stale responses after ${done} acknowledged writes`,
        figure: stale.length,
        unit: "",
        atMost: 0,
      },
      { what: "races: failed concurrent reads", figure: failed, unit: "", atMost: 0 },
    ],
    figures: `${done} writes (${others} to a vendor, a job, an advertisement, a service, and a setting), ${reads} reads after writes (${parts} of RSC payloads), ${requestCount} concurrent reads, ${pauses} replay pauses, ${byReplica} statements on the replica; ${stale.length} stale, ${failed} failed`,
    misses: [
      ...stale.slice(0, 10),
      ...(failed > 0 ? [`${failed} reads failed`] : []),
      ...(byReplica < 50 ? ["the replica handled almost no statements"] : []),
    ],
  };
}

/**
 * Changes listings, a vendor, a job, an advertisement, and a homepage setting through alternating app processes while
 * visitors read pages, RSC payloads, and the API. After a write is acknowledged, no response may show the old state:
 * for visitors if something was hidden, for signed-in users also if something became visible.
 */
export async function raceWrites({ apps, site, cookie, visitor, listings, replica, rounds }) {
  const { things, listings: waiting } = await pickThings(
    { port: apps[0].port, site },
    { listings, database: replica },
  );
  const { paths, setListing } = createVisitedPaths(things);
  const reads = createReads({ apps, site, visitor });
  const writes = createWrites({ apps, site, cookie, rounds, readSome: reads.readSome });
  const before = await countReads(replica);
  const readers = apps.map(({ port }) => sendVisitors({ count: 1, port, site, paths, navigate: true }));
  const disturbance = pauseReplayRepeatedly(replica);
  const results = await Promise.allSettled([
    ...Array.from({ length: lanes }, (_, lane) =>
      writes.raceListings(waiting, (listing) => setListing(lane, listing)),
    ),
    ...things.map(writes.raceThing),
  ]);
  const pauses = await disturbance.stop();
  const readerResults = await Promise.all(readers.map((reader) => reader.leave()));
  for (const result of results) if (result.status === "rejected") throw result.reason;
  // The server writes its statistics a moment after the last read.
  await delay(1500);
  const byReplica = (await countReads(replica)) - before;
  return report({ ...writes.counts(), ...reads.counts(), readerResults, pauses, byReplica });
}
