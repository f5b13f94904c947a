import type { ListingDto } from "@/lib/listings/contract";
import type { Random } from "@/scripts/demo/random";
import { readAnswer, searchPath } from "../client";
import { firstOf, isFound, rankOf, type Context } from "./context";
import { property, type Check } from "./property";
import { contentWords, fold, isStopWord, misspellTitle, wordsOf } from "./words";

const sample = ({ sample: listings }: Context) => listings;

async function ranks(query: string, listing: ListingDto, most: number, context: Context): Promise<Check> {
  const answer = await context.ask(query);
  const rank = rankOf(answer.items, listing);
  const rivals = context.titles.withWords(wordsOf(query)).length;
  if (rank > 0 && rank <= Math.max(most, rivals)) return true;
  return `"${query}": rank ${rank || "none"} of ${answer.items.length}, ${firstOf(answer)}`;
}

function ranked(name: string, most: number, change: (title: string, random: Random) => string | null) {
  return property(name, sample, async (listing, context, random) => {
    const query = change(listing.title, random);
    return query === null || contentWords(query).length === 0 ? null : ranks(query, listing, most, context);
  });
}

function withCurlyQuotes(title: string): string {
  return /['"]/.test(title) ? title.replace(/'/g, "’").replace(/"/g, "”") : `“${title}”`;
}

function withoutAccents(title: string): string | null {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain === title.normalize("NFKD") ? null : plain;
}

function shuffled(title: string, random: Random): string {
  return random.shuffle(title.split(/\s+/)).join(" ").replace(/[,;]/g, " ");
}

function withoutOneWord(title: string, random: Random): string | null {
  const words = title.split(/\s+/);
  if (words.length < 4) return null;
  const left = random.int(0, words.length - 1);
  return words.filter((_, at) => at !== left).join(" ");
}

function pairOf({ title }: ListingDto, random: Random): string | null {
  const parts = title.split(/[,;:(|)!?]|\s-\s/).map((part) => fold(part).trim().split(/\s+/));
  const pairs = parts.flatMap((words) => words.slice(1).map((word, at) => [words[at]!, word]));
  const plain = pairs.filter((pair) =>
    pair.every((word) => /^[a-z][a-z']+$/.test(word) && !isStopWord(word)),
  );
  return plain.length > 0 ? random.pick(plain).join(" ") : null;
}

export function pairsOf(
  { sample: listings }: Context,
  random: Random,
): { listing: ListingDto; pair: string }[] {
  return listings.flatMap((listing) => {
    const pair = pairOf(listing, random);
    return pair === null ? [] : [{ listing, pair }];
  });
}

async function finds(query: string, listing: ListingDto, context: Context): Promise<Check> {
  const found = await isFound(context.get, query, listing);
  if (found !== false) return found;
  const answer = await context.ask(query);
  return `${query} (${listing.title}): not among ${answer.total}, ${firstOf(answer)}`;
}

const long = 100;

export const titleProperties = [
  property(
    "title: not refused at any length",
    ({ listings }) => listings.filter(({ title }) => title.length > long),
    async ({ title }, { get }) => {
      const { status } = await readAnswer(get, searchPath(title, { limit: 1 }));
      return status === 200 || `status ${status} for ${title.length} characters`;
    },
  ),
  ranked("title: first", 1, (title) => title),
  ranked("title: in the first 3", 3, (title) => title),
  ranked("title: upper case", 3, (title) => title.toUpperCase()),
  ranked("title: spaces around", 3, (title) => ` ${title}  `),
  ranked("title: no punctuation", 3, (title) => wordsOf(title).join(" ")),
  ranked("title: curly quotes", 3, withCurlyQuotes),
  property(
    "title: no accents",
    ({ listings }, random) => random.shuffle(listings.filter(({ title }) => withoutAccents(title) !== null)),
    (listing, context) => ranks(withoutAccents(listing.title)!, listing, 3, context),
  ),
  ranked("title: words shuffled", 3, shuffled),
  ranked("title: one word short", 3, withoutOneWord),
  ranked("title: one typo", 3, misspellTitle),
  property("two words of a title: found", pairsOf, ({ listing, pair }, context) =>
    finds(pair, listing, context),
  ),
  property("two words of a title: on top", pairsOf, async ({ pair }, { ask, listings }) => {
    const having = listings.filter(({ title }) => fold(title).includes(pair)).length;
    if (having === 0) return null;
    const answer = await ask(pair);
    const first = Math.min(10, having);
    const hasBoth = ({ title }: ListingDto) => pair.split(" ").every((word) => fold(title).includes(word));
    const share = answer.items.slice(0, first).filter(hasBoth).length / first;
    return share >= 0.5 || `${pair}: ${share} of the first ${first} have both, ${firstOf(answer)}`;
  }),
  property("rarest word of a title: found", sample, async (listing, context) => {
    const words = contentWords(listing.title).filter((word) => /^\p{L}{4,}$/u.test(word));
    const countOf = (word: string) => context.titles.withWords([word]).length;
    const [rarest] = words.toSorted((a, b) => countOf(a) - countOf(b));
    return rarest === undefined ? null : finds(rarest, listing, context);
  }),
];
