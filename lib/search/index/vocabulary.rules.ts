import { consonantKey, phoneticKey } from "../analysis/phonetics.rules";
import {
  maxTypos,
  countSlips,
  createWordMatcher,
  deletionVariants,
  isSwap,
  type KnownWord,
} from "../analysis/edit-distance.rules";

export type Speller = {
  knows(word: string): boolean;
  isWritten(word: string): boolean;
  correct(word: string): string | null;
  nearby(word: string): string[];
  /** Known words two slips away with the same first letter, most frequent first; only for words in context. */
  twoSlipsAway(word: string): string[];
  homophone(word: string): string | null;
  complete(word: string): string | null;
  insert(word: string): void;
};

const wordsPerStep = 500;
const indexedSlips = 2;
const minCompletionLength = 5;
const minHomophoneLength = 5;
/** Includes the first sound and a space, so five consonants identify a word: 'resteraunt'. */
const consonantKeyLength = 7;
const longHomophone = 9;

type WordIndex = {
  documents: Map<string, number>;
  sounds: Map<string, string>;
  byConsonants: Map<string, string[]>;
  soundOfWord: string[];
  deletions: Buckets;
};

/** Index of symmetric deletions. A generator, so that requests run between steps; takes about 300 bytes a word. */
export function* buildSpeller(words: readonly KnownWord[]): Generator<void, Speller> {
  const index = yield* indexWords(words);
  const { documents } = index;
  const addedCounts = new Map<string, number>();

  function choose(word: string, isWhole: boolean): string | null {
    const choice = createWordMatcher(word, isWhole);
    for (const at of similarWords(word, maxTypos(word), index))
      choice.consider(words[at]!, index.soundOfWord[at]);
    for (const [other, count] of addedCounts) choice.consider({ word: other, documents: count });
    return choice.best();
  }

  function wordsInOrder(word: string): string[] {
    const found = [...similarWords(word, indexedSlips, index)];
    return found.toSorted((a, b) => a - b).map((at) => words[at]!.word);
  }

  return {
    knows: (word) => documents.has(word) || addedCounts.has(word),
    isWritten: (word) => (documents.get(word) ?? 0) > 0 || addedCounts.has(word),
    correct: (word) => choose(word, true),
    nearby: (word) =>
      wordsInOrder(word).filter((known) => {
        const slips = countSlips(word, known, indexedSlips);
        return slips === 1 || (slips === 2 && isSwap(word, known));
      }),
    twoSlipsAway: (word) =>
      wordsInOrder(word).filter(
        (known) => known[0] === word[0] && countSlips(word, known, indexedSlips) === indexedSlips,
      ),
    homophone: (word) => findHomophone(word, index),
    complete: (word) => (word.length >= minCompletionLength ? choose(word, false) : null),
    insert(word) {
      if (!documents.has(word)) addedCounts.set(word, (addedCounts.get(word) ?? 0) + 1);
    },
  };
}

function* indexWords(words: readonly KnownWord[]): Generator<void, WordIndex> {
  const documents = new Map<string, number>();
  const sounds = new Map<string, string>();
  const byConsonants = new Map<string, string[]>();
  const hashes: number[] = [];
  const owners: number[] = [];
  // If sound and spelling are equal, both share one string.
  const soundOfWord: string[] = [];
  for (const [index, { word, documents: count }] of words.entries()) {
    documents.set(word, count);
    const sound = phoneticKey(word);
    soundOfWord.push(sound);
    if (sound !== word && word.length >= minHomophoneLength && !sounds.has(sound)) sounds.set(sound, word);
    const consonants = consonantKey(sound);
    if (consonants.length >= consonantKeyLength && !sounds.has(consonants)) sounds.set(consonants, word);
    if (consonants.length < consonantKeyLength && word.length >= minHomophoneLength) {
      const others = byConsonants.get(consonants);
      if (others) others.push(word);
      else byConsonants.set(consonants, [word]);
    }
    for (const rest of deletionVariants(word, indexedSlips)) {
      hashes.push(hashOf(rest));
      owners.push(index);
    }
    if (index % wordsPerStep === wordsPerStep - 1) yield;
  }
  const deletions = yield* groupByHash(hashes, owners);
  return { documents, sounds, byConsonants, soundOfWord, deletions };
}

function similarWords(word: string, slips: number, { deletions }: WordIndex): Set<number> {
  const { starts, sorted, mask } = deletions;
  const seen = new Set<number>();
  for (const rest of deletionVariants(word, slips)) {
    const bucket = hashOf(rest) & mask;
    for (let place = starts[bucket]!; place < starts[bucket + 1]!; place += 1) seen.add(sorted[place]!);
  }
  return seen;
}

function findHomophone(word: string, { documents, sounds, byConsonants }: WordIndex): string | null {
  if (word.length < minHomophoneLength) return null;
  const sound = phoneticKey(word);
  const consonants = consonantKey(sound);
  const soundsLike = (other: string) => countSlips(sound, phoneticKey(other), 1) <= 1;
  const isSpelledLike = (other: string, maxSlips: number) => countSlips(word, other, maxSlips) <= maxSlips;
  const exact = sounds.get(sound) ?? (documents.has(sound) ? sound : null);
  const bare = sounds.get(consonants);
  // Consonants aren't enough: 'jordans' isn't 'gardens'.
  const isNear =
    bare !== undefined &&
    bare[0] === word[0] &&
    (soundsLike(bare) || isSpelledLike(bare, word.length < longHomophone ? 2 : 3));
  // Short words need all but one sound in common ('hunny', 'honey'), the shortest all but two letters ('bocce' isn't
  // 'books').
  const maxSlips = word.length > minHomophoneLength ? word.length : 2;
  const others = byConsonants.get(consonants) ?? [];
  const short = others.find((one) => one[0] === word[0] && soundsLike(one) && isSpelledLike(one, maxSlips));
  const known = exact ?? (isNear ? bare : (short ?? null));
  return known === word ? null : known;
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

type Buckets = { starts: Uint32Array; sorted: Uint32Array; mask: number };

function* groupByHash(hashes: readonly number[], owners: readonly number[]): Generator<void, Buckets> {
  const buckets = 2 ** Math.ceil(Math.log2(hashes.length + 1));
  const mask = buckets - 1;
  const starts = new Uint32Array(buckets + 1);
  for (const hash of hashes) starts[(hash & mask) + 1]! += 1;
  yield;
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  yield;
  const sorted = new Uint32Array(hashes.length);
  const next = starts.slice();
  for (const [place, hash] of hashes.entries()) {
    const bucket = hash & mask;
    sorted[next[bucket]!] = owners[place]!;
    next[bucket]! += 1;
  }
  return { starts, sorted, mask };
}
