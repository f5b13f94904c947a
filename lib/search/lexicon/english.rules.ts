import { lowerBound } from "../analysis/lower-bound.rules";
import { splitWords } from "../analysis/normalizer.rules";
import brands from "./brands.json";
import englishWords from "./english-words.json";

let known: Set<string> | null = null;

/**
 * Unpacks a sorted SCOWL list (docs/credits.md): each entry is the number of letters shared with the previous word,
 * then the rest. Plurals in -s are omitted.
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

const brandNames: ReadonlySet<string> = new Set(brands);

const extraWords: ReadonlySet<string> = new Set(englishWords.others.split(" "));

export function isBrandName(word: string): boolean {
  return brandNames.has(word);
}

export function isEverydayWord(word: string): boolean {
  known ??= unpackWords(englishWords.everyday);
  return isListed(word) || (/^(re|un)/.test(word) && word.length > 5 && isListed(word.slice(2)));
}

let sorted: string[] | null = null;

export function isEverydayWordPrefix(beginning: string): boolean {
  known ??= unpackWords(englishWords.everyday);
  const words = (sorted ??= [...known, ...brandNames, ...extraWords].sort());
  const next = lowerBound(words.length, (at) => words[at]! <= beginning);
  return words[next]?.startsWith(beginning) ?? false;
}

const minHalfLength = 3;
const minWholeLength = 7;

/** 'land scaping' is one word: one half isn't a word, but both together are. */
export function isSplitWord(first: string, second: string): boolean {
  const isLong =
    Math.min(first.length, second.length) >= minHalfLength && first.length + second.length >= minWholeLength;
  return isLong && !(isEverydayWord(first) && isEverydayWord(second)) && isEverydayWord(first + second);
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

export function hasMissingLetter(word: string, isKnown: (other: string) => boolean): boolean {
  const isMeant = (other: string) => isKnown(other) && isEverydayWord(other);
  return Array.from({ length: word.length }, (_, at) => at + 1).some((at) =>
    letters.some((letter) => isMeant(word.slice(0, at) + letter + word.slice(at))),
  );
}

const minCompletionLength = 3;

/** True for 'house pain', but not for 'pain' or 'pain near me'. */
export function mayBeUnfinished(
  word: string,
  { text, literal }: { text: string; literal?: boolean },
): boolean {
  const typed = splitWords(text);
  const isWhole = isEverydayWord(word) && (typed.length === 1 || typed.at(-1) !== word);
  return !literal && word.length >= minCompletionLength && !isWhole;
}

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

export function doubledEverydayWord(word: string): string | null {
  const doubled = [...word].map((letter, at) =>
    /[aeiou]/.test(letter) ? word : word.slice(0, at) + letter + word.slice(at),
  );
  return doubled.find((one) => one !== word && isEverydayWord(one)) ?? null;
}

function isListed(word: string): boolean {
  return (
    brandNames.has(word) ||
    extraWords.has(word) ||
    known!.has(word) ||
    (/[^s]s$/.test(word) && known!.has(word.slice(0, -1)))
  );
}
