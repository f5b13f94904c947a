import type { JobDto } from "@/lib/jobs/contract";
import type { ListingDto } from "@/lib/listings/contract";
import { createRandom, type Random } from "@/scripts/demo/random";
import { readAnswer, readCatalog, readPages, searchPath, sorted, type Answer, type Get } from "../client";
import { fold, headOf, wordsOf } from "./words";

export function groupBy<T>(all: readonly T[], keyOf: (one: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

function indexTitles<T extends { id: string; title: string }>(all: readonly T[]) {
  const byWord = new Map<string, Set<T>>();
  for (const one of all)
    for (const word of wordsOf(one.title)) byWord.set(word, (byWord.get(word) ?? new Set()).add(one));
  return {
    withWords(words: readonly string[]): T[] {
      const [first = new Set<T>(), ...rest] = words.map((word) => byWord.get(word) ?? new Set<T>());
      return [...first].filter((one) => rest.every((set) => set.has(one)));
    },
  };
}

function sampleOf(listings: readonly ListingDto[], count: number, random: Random): ListingDto[] {
  const sections = [...groupBy(listings, ({ category }) => category).values()].map(random.shuffle);
  const longest = Math.max(...sections.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => sections.flatMap((section) => section[at] ?? []));
  return turns.flat().slice(0, count);
}

export type Context = Awaited<ReturnType<typeof readContext>>;

export async function readContext(get: Get, count: number) {
  const listings = await readCatalog(get);
  const jobs = sorted(
    await readPages<JobDto>(get, "/api/jobs?limit=48"),
    ({ title, company, location, id }) => [title, company, location, id].join("\t"),
  );
  const titles = indexTitles(listings);
  const random = createRandom("sample");
  const heads = [...new Set(listings.flatMap(({ title }) => headOf(title) ?? []))];
  const answers = new Map<string, Promise<Answer>>();
  return {
    get,
    count,
    listings,
    jobs: random.shuffle(jobs).slice(0, count),
    jobTitles: indexTitles(jobs),
    titles,
    sample: sampleOf(listings, count, random),
    vendors: random.shuffle([...groupBy(listings, ({ vendorName }) => vendorName)]).slice(0, count),
    heads: random.shuffle(heads.filter((head) => titles.withWords([head]).length > 1)).slice(0, count),
    ask(query: string): Promise<Answer> {
      const answer = answers.get(query) ?? readAnswer(get, searchPath(query, { limit: 48 }));
      answers.set(query, answer);
      return answer;
    },
  };
}

export async function isFound(get: Get, query: string, { id }: { id: string }): Promise<boolean | null> {
  let next: string | null = searchPath(query, { limit: 48 });
  for (let pages = 0; next !== null; pages += 1) {
    if (pages === 8) return null;
    const page: Answer = await readAnswer(get, next);
    if (page.items.some((one) => one.id === id)) return true;
    next = page.next;
  }
  return false;
}

/** Rank from 1 of an item or one with the same title; 0 if the page doesn't include it. */
export function rankOf(
  items: readonly { id: string; title: string }[],
  own: { id: string; title: string },
): number {
  return items.findIndex(({ id, title }) => id === own.id || fold(title) === fold(own.title)) + 1;
}

export function firstOf({ status, items }: Pick<Answer<{ title: string }>, "status" | "items">): string {
  if (status !== 200) return `status ${status}`;
  return items[0] ? `first is ${items[0].title}` : "nothing found";
}
