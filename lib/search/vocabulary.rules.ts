import { allowedSlips, createChoice, deletions, type KnownWord } from "./spelling.rules";

/** A phrase with the number of listings that have it and the packed ids of some of them, the newest first. */
export type Phrase = { phrase: string; documents: number; samples: string };

/** Keeps the `most` phrases with the most documents of those it is shown. */
function createTop(most: number) {
  const places: { at: number; documents: number }[] = [];
  return {
    show(at: number, documents: number): void {
      const last = places[most - 1];
      if (last && last.documents >= documents) return;
      let place = Math.min(places.length, most - 1);
      while (place > 0 && places[place - 1]!.documents < documents) {
        places[place] = places[place - 1]!;
        place -= 1;
      }
      places[place] = { at, documents };
    },
    places,
  };
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type PhraseBook = {
  readonly size: number;
  /** True when some phrase begins so. */
  has(prefix: string): boolean;
  /** The most frequent phrases that begin so. */
  startingWith(prefix: string, most: number): Phrase[];
  /** Adds phrases; each call must come in the order of the phrases, after all before. */
  append(phrases: readonly Phrase[]): void;
  /** Adds a listing to a phrase, wherever its place is: for few. */
  insert(phrase: string, listingId: string): void;
};

const mostSamples = 7;

/** Phrases in order, searched by halving; ids are packed, because there may be half a million of them. */
export function createPhraseBook(): PhraseBook {
  const phrases: string[] = [];
  const documents: number[] = [];
  const samples: string[] = [];

  function at(index: number): Phrase {
    return { phrase: phrases[index]!, documents: documents[index]!, samples: samples[index]! };
  }

  return {
    get size() {
      return phrases.length;
    },
    has(prefix) {
      return phrases[lowerBound(phrases, prefix)]?.startsWith(prefix) ?? false;
    },
    startingWith(prefix, most) {
      const top = createTop(most);
      const end = lowerBound(phrases, `${prefix}\uFFFF`);
      for (let index = lowerBound(phrases, prefix); index < end; index += 1)
        top.show(index, documents[index]!);
      return top.places.map(({ at: index }) => at(index));
    },
    append(more) {
      for (const entry of more) {
        phrases.push(entry.phrase);
        documents.push(entry.documents);
        samples.push(entry.samples);
      }
    },
    insert(phrase, listingId) {
      const index = lowerBound(phrases, phrase);
      if (phrases[index] !== phrase) {
        phrases.splice(index, 0, phrase);
        documents.splice(index, 0, 1);
        samples.splice(index, 0, packIds([listingId]));
        return;
      }
      const known = samples[index]!;
      const id = packIds([listingId]);
      if (unpackIds(known).includes(listingId)) return;
      documents[index]! += 1;
      samples[index] = (id + known).slice(0, mostSamples * idLength);
    },
  };
}

const idLength = 16;

/** 16 one-byte characters an id instead of 36; a megabyte of ids is kept for a hundred thousand phrases. */
export function packIds(ids: readonly string[]): string {
  const bytes: number[] = [];
  for (const id of ids) {
    const hex = id.replaceAll("-", "");
    for (let i = 0; i < 32; i += 2) bytes.push(Number.parseInt(hex.slice(i, i + 2), 16));
  }
  return String.fromCharCode(...bytes);
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hyphenBefore = new Set([4, 6, 8, 10]);

/** Ids `from` up to `to` of those that were packed together. */
export function unpackIds(packed: string, from = 0, to = Infinity): string[] {
  const ids: string[] = [];
  const end = Math.min(packed.length, to * idLength);
  for (let start = from * idLength; start < end; start += idLength) {
    let id = "";
    for (let i = 0; i < idLength; i += 1) {
      if (hyphenBefore.has(i)) id += "-";
      id += hexOf[packed.charCodeAt(start + i)]!;
    }
    ids.push(id);
  }
  return ids;
}

export type Speller = {
  knows(word: string): boolean;
  /** Whether any listing has it as it stands, not in another form. */
  isWritten(word: string): boolean;
  /** The known word that was meant; null when none is near. */
  correct(word: string): string | null;
  /** The known word that begins nearly like this, of five letters or more. */
  complete(word: string): string | null;
  insert(word: string): void;
};

/** Words between two pauses while a speller is built, about 2 ms of work. */
const wordsPerStep = 500;
const indexedSlips = 2;
/** Shorter beginnings are near too many words. */
const completedLength = 5;

/**
 * Finds near words by what is left of them when letters are taken out. Built in steps, so that requests are answered in
 * between; the result holds about 300 bytes a word.
 */
export function* buildSpeller(words: readonly KnownWord[]): Generator<void, Speller> {
  const documents = new Map<string, number>();
  const hashes: number[] = [];
  const owners: number[] = [];
  for (const [index, { word, documents: count }] of words.entries()) {
    documents.set(word, count);
    for (const rest of deletions(word, indexedSlips)) {
      hashes.push(hashOf(rest));
      owners.push(index);
    }
    if (index % wordsPerStep === wordsPerStep - 1) yield;
  }
  const { starts, sorted, mask } = yield* groupByHash(hashes, owners);
  const added = new Map<string, number>();

  function choose(word: string, isWhole: boolean): string | null {
    const choice = createChoice(word, isWhole);
    const seen = new Set<number>();
    for (const rest of deletions(word, allowedSlips(word))) {
      const bucket = hashOf(rest) & mask;
      for (let place = starts[bucket]!; place < starts[bucket + 1]!; place += 1) {
        const index = sorted[place]!;
        if (seen.has(index)) continue;
        seen.add(index);
        const { word: known, documents: count, heads } = words[index]!;
        choice.show(known, count, heads);
      }
    }
    for (const [other, count] of added) choice.show(other, count);
    return choice.best();
  }

  return {
    knows: (word) => documents.has(word) || added.has(word),
    isWritten: (word) => (documents.get(word) ?? 0) > 0 || added.has(word),
    correct: (word) => choose(word, true),
    complete: (word) => (word.length >= completedLength ? choose(word, false) : null),
    insert(word) {
      if (!documents.has(word)) added.set(word, (added.get(word) ?? 0) + 1);
    },
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

type Buckets = { starts: Uint32Array; sorted: Uint32Array; mask: number };

/** A table of buckets in two arrays: where each bucket starts, and the owners in the order of the buckets. */
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
