import { maxWordLength } from "./normalizer.rules";
import { consonantKey, phoneticKey } from "./phonetics.rules";

/** Length of the prefix indexed for typos; the rest of a word is only compared. */
const indexedLength = 7;

export function maxTypos(word: string): number {
  if (word.length < 3 || /^\p{N}+$/u.test(word)) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** Shared scratch rows, to avoid allocations in millions of comparisons. */
const distanceRows = [0, 1, 2].map(() => new Uint8Array(maxWordLength + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Optimal string alignment distance, capped at one above the limit. Words must be at most 40 letters long. */
export function countSlips(a: string, b: string, maxSlips: number): number {
  if (Math.abs(a.length - b.length) > maxSlips) return maxSlips + 1;
  return Math.min(lastRow(a, b, maxSlips)?.[b.length] ?? maxSlips + 1, maxSlips + 1);
}

/**
 * True for a typical misspelling: a doubled or single letter, a swap, or a different or missing vowel inside. Names
 * differ in other letters: 'carpentier'.
 */
export function isTypicalSlip(typed: string, meant: string): boolean {
  const single = (word: string) => word.replace(/(.)\1+/g, "$1");
  if (single(typed) === single(meant)) return true;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [was, is] = [typed, meant].map((word) => word.slice(start, word.length - end)) as [string, string];
  if (start === 0) return false;
  if (was.length === 2 && was === [...is].reverse().join("")) return true;
  return end > 0 && /^[aeiou]?$/.test(was) && /^[aeiou]$/.test(is);
}

export function countPrefixSlips(typed: string, word: string, maxSlips: number): number {
  if (typed.length - word.length > maxSlips) return maxSlips + 1;
  const width = Math.min(word.length, typed.length + maxSlips);
  const row = lastRow(typed, word.slice(0, width), maxSlips);
  return row
    ? Math.min(...row.subarray(Math.max(0, typed.length - maxSlips), width + 1), maxSlips + 1)
    : maxSlips + 1;
}

/**
 * Last row of the distance table, limited to a band around the diagonal; null if every distance exceeds the limit. The
 * next call overwrites the returned buffer.
 */
function lastRow(a: string, b: string, maxSlips: number): Uint8Array | null {
  const width = b.length;
  let [older, old, row] = distanceRows;
  for (let j = 0; j <= width && j <= maxSlips + 1; j += 1) old[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const first = Math.max(1, i - maxSlips);
    const last = Math.min(width, i + maxSlips);
    let least = first === 1 ? i : maxSlips + 1;
    row[first - 1] = least;
    for (let j = first; j <= last; j += 1) {
      const other = b.charCodeAt(j - 1);
      let slips = old[j - 1]! + (letter === other ? 0 : 1);
      if (old[j]! + 1 < slips) slips = old[j]! + 1;
      if (row[j - 1]! + 1 < slips) slips = row[j - 1]! + 1;
      const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwapped && older[j - 2]! + 1 < slips) slips = older[j - 2]! + 1;
      row[j] = slips;
      if (slips < least) least = slips;
    }
    if (least > maxSlips) return null;
    if (last < width) row[last + 1] = maxSlips + 1;
    [older, old, row] = [old, row, older];
  }
  return old;
}

const longWord = 9;

export type KnownWord = { word: string; documents: number; heads?: number };

const consonantsOf = (word: string) => word.replace(/[aeiouy]/g, "");

/**
 * Two slips in a short word must leave most consonants intact ('rewire' isn't 'recipe') and lead to a word used in
 * listings.
 */
function isTooFar(typed: string, { word, documents }: KnownWord, slips: number): boolean {
  if (slips < 2 || typed.length >= longWord) return false;
  if (documents === 0) return true;
  if (word.charCodeAt(0) !== typed.charCodeAt(0)) return true;
  return typed.length < 7 && countSlips(consonantsOf(typed), consonantsOf(word), 1) > 1;
}

const keyboardRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function areAdjacent(one: string, other: string): boolean {
  const place = (letter: string) => {
    const row = keyboardRows.findIndex((keys) => keys.includes(letter));
    return [row, (keyboardRows[row]?.indexOf(letter) ?? 0) + row / 2] as const;
  };
  const [[row, column], [otherRow, otherColumn]] = [place(one), place(other)];
  return Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
}

const shortWord = 4;

export function isImplausibleSlip(typed: string, word: string): boolean {
  if (typed.length > shortWord || typed.length !== word.length || isSwap(typed, word)) return false;
  return [...typed].some((letter, at) => letter !== word[at] && !areAdjacent(letter, word[at]!));
}

export function isSwap(typed: string, word: string): boolean {
  return typed.length === word.length && [...typed].toSorted().join("") === [...word].toSorted().join("");
}

function isVowelChange(typed: string, word: string): boolean {
  return typed.length === word.length && consonantsOf(typed) === consonantsOf(word);
}

const maxHomophoneSlips = 2;

/**
 * Picks the most likely word: fewest slips, then same first letter, title subjects, and frequency. Unfinished words are
 * compared with prefixes and allow one slip.
 */
export function createWordMatcher(typed: string, isWhole = true) {
  const maxSlips = isWhole ? maxTypos(typed) : Math.min(1, maxTypos(typed));
  const typedSound = phoneticKey(typed);
  const typedConsonants = consonantKey(typedSound);
  let best: string | null = null;
  let bestScore = Infinity;
  return {
    consider(known: KnownWord, sound?: string): void {
      if (maxSlips === 0) return;
      const { word, documents, heads = 0 } = known;
      const near = isWhole
        ? countSlips(typed, word, maxHomophoneSlips)
        : countPrefixSlips(typed, word, maxSlips);
      if (near === 0 || near > maxHomophoneSlips) return;
      const isHomophone = () => (sound ??= phoneticKey(word)) === typedSound;
      // A homophone counts as one slip: 'chare' is a chair.
      const slips = isWhole && near > 1 && isHomophone() ? 1 : near;
      if (slips > maxSlips) return;
      const hasSameInitial = word.charCodeAt(0) === typed.charCodeAt(0);
      const hasSameConsonants =
        slips > 1 && hasSameInitial && consonantKey((sound ??= phoneticKey(word))) === typedConsonants;
      if (!hasSameConsonants && isTooFar(typed, known, slips)) return;
      const score =
        slips * 4 +
        (hasSameInitial ? 0 : 2) +
        (word.at(-1) === typed.at(-1) ? 0 : 0.6) -
        (hasSameConsonants ? 3 : 0) -
        // 'Nitting' is knitting, not sitting.
        (slips === 1 && isHomophone() ? 1 : 0) -
        (isSwap(typed, word) ? 0.8 : 0) -
        (slips === 1 && isVowelChange(typed, word) ? 0.5 : 0) -
        Math.min(1.9, Math.log10(documents + 1) / 3) -
        // Subjects are typed more often than descriptions.
        0.8 * Math.min(1, heads / Math.max(1, documents));
      if (score >= bestScore) return;
      best = word;
      bestScore = score;
    },
    best: () => best,
  };
}

export function closestWord(typed: string, known: Iterable<KnownWord>): string | null {
  const choice = createWordMatcher(typed);
  for (const word of known) choice.consider(word);
  return choice.best();
}

/**
 * Symmetric deletes: variants of the word's prefix with up to `slips` letters removed. Similar words share at least
 * one.
 */
export function deletionVariants(word: string, slips: number): Set<string> {
  const found = new Set([word.slice(0, indexedLength)]);
  let edge = [...found];
  for (let round = 0; round < slips; round += 1) {
    const next: string[] = [];
    for (const text of edge) {
      for (let i = 0; i < text.length; i += 1) {
        const shorter = text.slice(0, i) + text.slice(i + 1);
        if (shorter.length >= 1 && !found.has(shorter)) {
          found.add(shorter);
          next.push(shorter);
        }
      }
    }
    edge = next;
  }
  return found;
}
