import { performance } from "node:perf_hooks";
import { readFileSync } from "node:fs";
import { GET as getSuggestions } from "@/app/api/search/suggestions/route";
import { listRelatedListings } from "@/lib/listings/catalog/related.queries";
import { searchWithClose } from "@/lib/search/results/queries";
import { currentVocabulary, waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { closeDatabase, rows, sql } from "@/lib/server/db";
import { fromCents } from "@/lib/shared/money";
import type { ListRead, Subjects } from "@/prisma/list-read";
import { listReads, readSubjects } from "@/prisma/list-reads";
import { manyWordCount, manyWords } from "@/prisma/many-words";
import { checkPlans } from "./measure-plans";

/** `single` is the p99 of all timings; `p50` and `p99` are taken over the median of each call. */
type Times = {
  p50: number;
  p99: number;
  single: number;
  calls: number;
  cpu: number;
  slowest: [string, number][];
};

function readCpuMs(backend: number): number {
  const [user, system] = readFileSync(`/proc/${backend}/stat`, "utf8")
    .split(") ")[1]!
    .split(" ")
    .slice(11, 13);
  const own = process.cpuUsage();
  return (Number(user) + Number(system)) * 10 + (own.user + own.system) / 1000;
}

type Call = (() => Promise<unknown>) & { list?: string; isFirst?: boolean };

function slowestOf(calls: readonly Call[], times: readonly number[]): [string, number][] {
  const byList = new Map<string, number[]>();
  calls.forEach(({ list }, index) => {
    if (list) byList.set(list, [...(byList.get(list) ?? []), times[index]!]);
  });
  const middles = [...byList].map(([list, all]): [string, number] => [list, percentile(all, 0.5)]);
  return middles.sort((a, b) => b[1] - a[1]).slice(0, 5);
}

/**
 * PostgreSQL makes a new plan for the first five executions of a prepared statement; long-lived connections are past
 * that.
 */
const plannedExecutions = 5;

async function warm(calls: readonly Call[]): Promise<void> {
  const called = new Map<string, number>();
  for (const call of calls) {
    const key = `${call.list} ${call.isFirst}`;
    do {
      await call();
      called.set(key, (called.get(key) ?? 0) + 1);
    } while (call.list && called.get(key)! <= plannedExecutions);
  }
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
}

/**
 * Rounds over all calls. A call's median filters out pauses of the machine and the garbage collector, which affect a
 * different 1% of calls each round.
 */
const timingRounds = 3;

async function time(calls: readonly Call[]): Promise<Times> {
  await warm(calls);
  const [row] = await rows<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  const before = readCpuMs(row!.pid);
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < timingRounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      times[index]!.push(performance.now() - started);
    }
  }
  const cpu = (readCpuMs(row!.pid) - before) / (calls.length * timingRounds);
  const middles = times.map((ofCall) => percentile(ofCall, 0.5));
  return {
    p50: percentile(middles, 0.5),
    p99: percentile(middles, 0.99),
    single: percentile(times.flat(), 0.99),
    calls: calls.length,
    cpu,
    slowest: slowestOf(calls, middles),
  };
}

async function pagesOf({ name, read }: ListRead, subjects: Subjects, most: number) {
  const calls: Call[] = [];
  for (let cursor: string | undefined; calls.length < most;) {
    const at = cursor;
    const call: Call = () => read(subjects, at);
    call.list = name;
    call.isFirst = !at;
    calls.push(call);
    const { next } = ((await call()) ?? {}) as { next?: string | null };
    if (!next) break;
    cursor = next;
  }
  return calls;
}

function someWords(count: number, seed: number): string[] {
  const words = manyWords();
  return Array.from({ length: count }, (_, n) => {
    const chance = (Math.imul(n + seed, 2654435761) >>> 0) / 2 ** 32;
    return words[Math.floor(manyWordCount ** chance)] ?? words[1]!;
  });
}

const ofBar = (bar: ListRead["bar"]) => listReads.filter((list) => list.bar === bar);

const timedLists = {
  list: ofBar("list"),
  realestate: ofBar("realestate"),
  jobs: ofBar("job-search"),
  desk: ofBar("desk").filter(({ whole }) => !whole),
  find: ofBar("desk-search"),
  whole: ofBar("desk").filter(({ whole }) => whole),
};

function typed(words: readonly string[], others: readonly string[]): string[] {
  return words.map((word, n) => {
    const part = word.slice(0, 2 + (n % 7));
    return n % 4 === 3 ? `${others[n]} ${part}` : part;
  });
}

async function askForSuggestions(text: string): Promise<string> {
  const address = `http://localhost/api/search/suggestions?query=${encodeURIComponent(text)}`;
  const answer = await getSuggestions(new Request(address));
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
  return answer.text();
}

async function timeAll(subjects: Subjects, calls: number) {
  const timed: Record<string, Times> = {};
  for (const [kind, lists] of Object.entries(timedLists)) {
    const pages: Call[] = [];
    for (const list of lists) pages.push(...(await pagesOf(list, subjects, Math.ceil(calls / lists.length))));
    timed[kind] = await time(pages);
  }
  const one = someWords(calls, 1);
  const other = someWords(calls, 7);
  timed.word = await time(one.map((search) => () => searchWithClose({ search })));
  timed.words = await time(one.map((word, n) => () => searchWithClose({ search: `${word} ${other[n]}` })));
  timed.narrow = await time(
    one.map((search, n) => {
      const minPrice = Math.round(10 * 30_000 ** ((n * 0.618) % 1));
      return () => searchWithClose({ search, minPrice, ...(n % 2 ? { maxPrice: minPrice * 1.3 } : {}) });
    }),
  );
  const listings = await rows<{ id: string; category: "products"; cents: number }>(sql`
    SELECT id, category, price_cents AS cents FROM listings
    WHERE status = 'approved' ORDER BY id LIMIT ${calls}::int`);
  timed.related = await time(
    listings.map(
      ({ id, category, cents }) =>
        () =>
          listRelatedListings({ id, category, price: fromCents(cents) }),
    ),
  );
  timed.suggest = await time(typed(one, other).map((text) => () => askForSuggestions(text)));
  return timed;
}

function timeTypos(words: readonly string[]): { p50: number; p99: number } {
  const { speller } = currentVocabulary()!;
  const typos = words.map((word) => `${word.slice(0, 3)}e${word.slice(3)}`);
  for (const typo of typos) speller.correct(typo);
  const times = typos.map((typo) => {
    const started = performance.now();
    speller.correct(typo);
    return (performance.now() - started) * 1000;
  });
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

async function main(): Promise<void> {
  const [calls = "300", plans] = process.argv.slice(2);
  await waitForVocabulary();
  const subjects = await readSubjects();
  const checked = plans ? await checkPlans(subjects) : [];
  const times = await timeAll(subjects, Number(calls));
  console.log(
    JSON.stringify({
      checked,
      times,
      typo: timeTypos(someWords(1000, 3)),
      lists: listReads.length,
      words: someWords(4000, 11),
    }),
  );
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => closeDatabase());
