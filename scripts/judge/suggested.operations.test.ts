/** @database demo */
import { splitEnding } from "@/lib/search/suggestions/endings.rules";
import { hasWords } from "@/lib/search/analysis/phrases.rules";
import { hasPartOnly } from "@/lib/search/results/outcome.rules";
import { searchListings } from "@/lib/search/results/queries";
import { splitWords } from "@/lib/search/analysis/normalizer.rules";
import { suggest } from "@/lib/search/suggestions/queries";
import { endsInOpenWord } from "@/lib/search/suggestions/rules";
import { readCatalog } from "./client";
import { overHandlers } from "./handlers";
import { judgedTexts, readSet } from "./sets";

jest.setTimeout(240_000);

function some<T>(all: readonly T[], count: number): T[] {
  const step = all.length / count;
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]!);
}

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  (word, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  (word, at) => word.slice(0, at) + (/[aeiou]/.test(word[at]!) ? "e" : "k") + word.slice(at + 1),
];

function misspelt(word: string, index: number): string {
  return slips[index % slips.length]!(word, 1 + (index % (word.length - 3)));
}

async function correctedOf(text: string): Promise<string> {
  const { corrected } = await searchListings({ search: text, limit: 1 });
  return splitWords(corrected ?? text).join(" ");
}

const extendsText = (suggestion: string, text: string) => {
  const [suggested, typed] = [splitWords(suggestion).join(" "), splitWords(text).join(" ")];
  return suggested.startsWith(typed) || hasWords(suggested, splitWords(typed));
};

async function correctsToSuggestion(text: string, suggestion: string): Promise<boolean> {
  const [typed, suggested] = [splitWords(text), splitWords(suggestion)];
  const [last = "", meant = ""] = [typed.at(-1), suggested[typed.length - 1]];
  for (const rest of [0, 1, -1, 2].map((more) => meant.slice(last.length + more))) {
    if (rest && extendsText(suggestion, await correctedOf(text + rest))) return true;
  }
  return false;
}

async function findsTheSame(text: string, suggestion: string): Promise<boolean> {
  const [typed, suggested] = await Promise.all(
    [text, suggestion].map((search) => searchListings({ search, limit: 24 })),
  );
  const idsOf = (page: typeof typed) => page!.items.map(({ id }) => id).join();
  return typed!.total > 0 && idsOf(typed) === idsOf(suggested);
}

async function isFaithful(text: string, suggestion: string): Promise<boolean> {
  const { head, ends } = splitEnding(text);
  const isEnded = ends.some(({ words }) => suggestion.endsWith(` ${words}`));
  if (endsInOpenWord(suggestion) && !isEnded) return false;
  if (extendsText(suggestion, text) || (isEnded && extendsText(suggestion, await correctedOf(head))))
    return true;
  if (extendsText(suggestion, await correctedOf(text)) || (await correctsToSuggestion(text, suggestion)))
    return true;
  // Both have the same stem: 'connectted' and 'connected'.
  return findsTheSame(text, suggestion);
}

async function unfaithful(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts)
    for (const suggestion of (await suggest(text)).suggestions)
      if (!(await isFaithful(text, suggestion))) found.push(`${text}: ${suggestion}`);
  return found;
}

let words: string[] = [];

beforeAll(async () => {
  const titles = (await readCatalog(await overHandlers())).flatMap(({ title }) => splitWords(title));
  words = [...new Set(titles)].filter((word) => /^[a-z]{6,}$/.test(word));
  expect(words.length).toBeGreaterThan(100);
});

test("keeps the typed text in suggestions for the beginning of a query", async () => {
  const texts = some(judgedTexts(), 300).map((text, index) =>
    text.slice(0, Math.ceil((text.length * (3 + (index % 3))) / 5)),
  );
  expect(texts).toHaveLength(300);
  expect(await unfaithful(texts)).toEqual([]);
});

test("corrects misspelled words in suggestions as the results page does, alone and before another word", async () => {
  const texts = some(words, 100).map(misspelt);
  const ends = texts.map((text, index) => (index % 2 ? text : `${text} ${words[index]!.slice(0, 3)}`));
  expect(await unfaithful([...texts, ...ends])).toEqual([]);
});

test("suggests the correction of the results page if its word is known", async () => {
  const missed: string[] = [];
  for (const text of some(words, 100).map(misspelt)) {
    const { corrected, match } = await searchListings({ search: text, limit: 1 });
    const { suggestions } = await suggest(text);
    if (corrected && !hasPartOnly({ match }) && !suggestions.some((one) => extendsText(one, corrected)))
      missed.push(`${text}: ${corrected}`);
  }
  expect(missed).toEqual([]);
});

test("replaces no existing word in suggestions, whole or partly typed", async () => {
  const texts = [
    ...readSet("english-words").map(({ query }) => query),
    ..."iphone bankers plumber used rental under near bose".split(" "),
  ];
  const changed: string[] = [];
  for (const text of texts)
    for (const suggestion of (await suggest(text)).suggestions)
      if (!extendsText(suggestion, text)) changed.push(`${text}: ${suggestion}`);
  expect(changed).toEqual([]);
  expect(await unfaithful(texts.map((text) => text.slice(0, -1)))).toEqual([]);
});
