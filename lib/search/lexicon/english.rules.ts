import { splitWords } from "../analysis/normalizer.rules";
import brands from "./brands.json";
import englishWords from "./english-words.json";

let known: Set<string> | null = null;

/**
 * Words of a sorted list from SCOWL (docs/credits.md), where each is the number of letters that it shares with the one
 * before, then the rest. Plurals in -s are left out.
 */
export function unpackWords(packed: string): Set<string> {
  const words = new Set<string>();
  let last = "";
  for (const [, same, rest] of packed.matchAll(/(\d)([a-z]+)/g)) {
    last = last.slice(0, Number(same)) + rest!;
    words.add(last);
  }
  return words;
}

/** Well-known names that lists of English words lack. */
const brandNames: ReadonlySet<string> = new Set(brands);

/** Words that the list of everyday words is without. */
const extraWords: ReadonlySet<string> = new Set(englishWords.others.split(" "));

/** True for the name of a brand or of its goods that no list of English words has. */
export function isBrandName(word: string): boolean {
  return brandNames.has(word);
}

/** True for a word that means something: it is never taken for a misspelt other one. */
export function isEverydayWord(word: string): boolean {
  known ??= unpackWords(englishWords.everyday);
  return isListed(word) || (/^(re|un)/.test(word) && word.length > 5 && isListed(word.slice(2)));
}

let sorted: string[] | null = null;

/** True for what a longer word that means something begins with: a word that is still being typed may become that. */
export function isEverydayWordPrefix(beginning: string): boolean {
  known ??= unpackWords(englishWords.everyday);
  sorted ??= [...known, ...brandNames, ...extraWords].sort();
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}

const minHalfLength = 3;
const minWholeLength = 7;

/** 'Land scaping' is one word: half of it means nothing, and both together do. */
export function isSplitWord(first: string, second: string): boolean {
  const isLong =
    Math.min(first.length, second.length) >= minHalfLength && first.length + second.length >= minWholeLength;
  return isLong && !(isEverydayWord(first) && isEverydayWord(second)) && isEverydayWord(first + second);
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** True if a known everyday word has one letter more: 'cout', 'court'. */
export function missesLetter(word: string, isKnown: (other: string) => boolean): boolean {
  const isMeant = (other: string) => isKnown(other) && isEverydayWord(other);
  return Array.from({ length: word.length }, (_, at) => at + 1).some((at) =>
    letters.some((letter) => isMeant(word.slice(0, at) + letter + word.slice(at))),
  );
}

/** Shorter beginnings are those of too many words. */
const minCompletionLength = 3;

/** True if a word may be unfinished: 'house pain', but not 'pain' or 'pain near me'. */
export function mayBeUnfinished(
  word: string,
  { text, literal }: { text: string; literal?: boolean },
): boolean {
  const typed = splitWords(text);
  const isWhole = isEverydayWord(word) && (typed.length === 1 || typed.at(-1) !== word);
  return !literal && word.length >= minCompletionLength && !isWhole;
}

/** The everyday word that is one slip away, a letter too many, too few, wrong or swapped; null where there is none. */
export function nearestEverydayWord(word: string): string | null {
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const near = (made: (before: string, after: string) => readonly string[]) =>
    cuts.flatMap(([before, after]) => made(before, after)).find((one) => one !== word && isEverydayWord(one));
  return (
    near((before, after) => letters.map((letter) => before + letter + after)) ??
    near((before, after) => (after ? [before + after.slice(1)] : [])) ??
    near((before, after) => (after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : [])) ??
    near((before, after) => (after ? letters.map((letter) => before + letter + after.slice(1)) : [])) ??
    null
  );
}

/** The everyday word that has a consonant twice where this one has it once: 'sadle' is a saddle. */
export function doubledEverydayWord(word: string): string | null {
  const doubled = [...word].map((letter, at) =>
    /[aeiou]/.test(letter) ? word : word.slice(0, at) + letter + word.slice(at),
  );
  return doubled.find((one) => one !== word && isEverydayWord(one)) ?? null;
}

/** 'rewire' is as good a word as 'wire', and 'wires'. */
function isListed(word: string): boolean {
  return (
    brandNames.has(word) ||
    extraWords.has(word) ||
    known!.has(word) ||
    (/[^s]s$/.test(word) && known!.has(word.slice(0, -1)))
  );
}
