import { Problem } from "../lib/problem.mjs";
import { step } from "../lib/progress.mjs";
import { startBareNext } from "./bare-next.mjs";
import { barTable, median, spread, table } from "./figures.mjs";
import { cpuOf } from "./processes.mjs";
import { withManySite } from "./site.mjs";
import { measureDatabase } from "./sql.mjs";
import { createVisitor, percentiles } from "./visitor.mjs";

async function visit({ port, pid }, addresses) {
  const visitor = createVisitor(port);
  const before = cpuOf(pid);
  const times = [];
  let failed = 0;
  for await (const path of addresses(visitor)) {
    const { status, ms } = path.answer ?? (await visitor.ask(path));
    times.push(ms);
    if (status !== 200) failed += 1;
  }
  visitor.leave();
  return { cpu: (cpuOf(pid) - before) / times.length, failed, ...percentiles(times), count: times.length };
}

const list = (paths) => () => paths;

function walk(start, count) {
  return async function* (visitor) {
    let path = start;
    for (let n = 0; n < count; n += 1) {
      const answer = await visitor.ask(path);
      yield { answer };
      const [, cursor] = /<a rel="next" href="[^"]*[?;]cursor=([^"&]+)/.exec(answer.body) ?? [];
      if (!cursor) throw new Error(`${path} has no next page.`);
      path = `${start}&cursor=${cursor}`;
    }
  };
}

const starts = ["price_asc", "rating", "newest", "oldest", "price_desc"].map(
  (sort) => `/products?sort=${sort}`,
);

/** Line 2 of the targets: uncached pages, alternating with a bare page of Next. */
async function compareWithNext(site, database, { rounds, count }) {
  const bare = await step("Bare Next page", () => startBareNext(database.url));
  const ratios = [];
  const own = [];
  const others = [];
  try {
    await visit(bare, list(Array.from({ length: count }, (_, n) => `/?from=${n}`)));
    await visit(site, walk("/services?sort=newest", count));
    for (let round = 0; round < rounds; round += 1) {
      const ours = await visit(site, walk(starts[round], count));
      const theirs = await visit(
        bare,
        list(Array.from({ length: count }, (_, n) => `/?from=${(round + 2) * 5000 + n * 24}`)),
      );
      if (ours.failed + theirs.failed > 0) throw new Problem("Some of the compared pages failed.");
      ratios.push(theirs.cpu / ours.cpu);
      own.push(ours.cpu);
      others.push(theirs.cpu);
    }
  } finally {
    await bare.stop();
  }
  return { ratios, own: median(own), bare: median(others) };
}

export function measureSearch({ listings, isQuick, withSite = withManySite }) {
  return withSite(
    listings,
    (database) => measureDatabase(database, { calls: 500, isQuick }),
    (place, { words, times, typo }) => report({ ...place, words, times, typo, listings, isQuick }),
  );
}

function differentQueries(words, count) {
  const found = new Set();
  for (let n = 0; found.size < count; n += 1) {
    const [a, b] = [
      words[n % words.length],
      words[(n * 13 + 5 + Math.floor(n / words.length)) % words.length],
    ];
    found.add(`/search?q=${n % 3 === 0 ? `${a}+${b}` : n % 3 === 1 ? `${a}+${n}` : `${a}+leather`}`);
  }
  return [...found];
}

async function report({ site, database, words, times, typo, listings, isQuick }) {
  const count = isQuick ? 100 : 4000;
  const queries = differentQueries(words, count);
  await visit(site, list(queries.slice(0, 50).map((path) => `${path}&sort=oldest`)));
  const searched = await visit(site, list(queries));
  // Repeated requests would be served from memory.
  const typed = new Set(words.slice(0, count).map((word, n) => word.slice(0, 2 + (n % 7))));
  const suggested = await visit(
    site,
    list([...typed].map((text) => `/api/search/suggestions?query=${text}`)),
  );
  const next = await compareWithNext(
    site,
    database,
    isQuick ? { rounds: 2, count: 30 } : { rounds: 5, count: 200 },
  );
  const bars = [
    { what: "search page, CPU per request", figure: searched.cpu, unit: "ms", atMost: 7 },
    { what: "search page, time to first byte, p99", figure: searched.p99, unit: "ms", atMost: 50 },
    { what: "suggestions, handler, p50", figure: times.suggest.p50, unit: "ms", atMost: 0.5 },
    { what: "typo correction, p50", figure: typo.p50, unit: "µs", atMost: 50 },
    {
      what: "CPU of a bare Next page relative to an uncached page",
      figure: median(next.ratios),
      unit: "×",
      atLeast: 1,
      spread: spread(next.ratios),
    },
  ];
  const handler = { ...times.suggest, count: times.suggest.calls, failed: 0 };
  const measured = {
    "search page": searched,
    "suggestions over HTTP": suggested,
    "suggestions, handler and database": handler,
  };
  const rows = Object.entries(measured).map(([name, { count: requestCount, cpu, p50, p99, failed }]) => [
    name,
    requestCount.toLocaleString("en-US"),
    cpu.toFixed(1),
    p50.toFixed(1),
    p99.toFixed(1),
    failed,
  ]);
  return {
    bars,
    text: `## Search

${listings.toLocaleString("en-US")} listings, ${searched.count.toLocaleString("en-US")} different queries in sequence. CPU is the front server plus its renderers, without the database. A category page costs ${next.own.toFixed(1)} ms, a bare Next page ${next.bare.toFixed(1)} ms. The suggestions handler is called in one process, from the request to the response text. "Over HTTP" includes the front server and a renderer.

${barTable(bars)}

${table(["page", "requests", "CPU, ms", "p50, ms", "p99, ms", "failed"], rows)}`,
  };
}
