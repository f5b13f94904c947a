import { unpackIds, type Phrase, type PhraseBook } from "./phrase-book.rules";
import { hasWords } from "./phrases.rules";
import { isStopWord } from "./wishes/stop-words.rules";
import { maxSuggestions, splitWords } from "./rules";
import type { Speller } from "./vocabulary.rules";

type Known = { book: PhraseBook; recent: PhraseBook; speller: Speller };

/** `words` as they are taken for what was typed; `whole` is false when only the end of the text is known. */
export type Guess = { words: string[]; phrases: Phrase[]; whole: boolean };

/** Phrases that begin with what is typed; with typos mended, and else with its last words. */
export function guess(known: Known, text: string): Guess {
  const typed = splitWords(text).slice(0, 8);
  const direct = startingWith(known, typed);
  if (direct.length > 0) return { words: typed, phrases: direct, whole: true };
  const mended = typed.map((word, index) => mend(known, word, index === typed.length - 1));
  for (let first = 0; first < mended.length; first += 1) {
    const phrases = startingWith(known, mended.slice(first));
    if (phrases.length > 0) return { words: mended.slice(first), phrases, whole: first === 0 };
  }
  return { words: mended, phrases: [], whole: false };
}

function mend({ book, recent, speller }: Known, word: string, isLast: boolean): string {
  if (isStopWord(word) || speller.knows(word) || (isLast && (book.has(word) || recent.has(word))))
    return word;
  return speller.correct(word) ?? (isLast ? speller.complete(word) : null) ?? word;
}

function startingWith({ book, recent }: Known, words: readonly string[]): Phrase[] {
  const prefix = words.join(" ");
  if (prefix.length < 2) return [];
  const merged = new Map<string, Phrase>();
  for (const phrase of [
    ...recent.startingWith(prefix, maxSuggestions),
    ...book.startingWith(prefix, maxSuggestions),
  ]) {
    const other = merged.get(phrase.phrase);
    merged.set(phrase.phrase, {
      phrase: phrase.phrase,
      documents: phrase.documents + (other?.documents ?? 0),
      samples: (other?.samples ?? "") + phrase.samples,
    });
  }
  return [...merged.values()].sort((a, b) => b.documents - a.documents).slice(0, maxSuggestions);
}

/**
 * Listings that stand for the phrases: the first of each, then the second of each, and so on. Asking for all at once
 * would cost more than it gives: two of each are nearly always enough to find one that is shown.
 */
export function sampleIds(phrases: readonly Phrase[], from: number, to: number): string[] {
  const samples = phrases.map((phrase) => unpackIds(phrase.samples, from, to));
  const ids = new Set<string>();
  for (let round = 0; round < Math.max(0, ...samples.map((some) => some.length)); round += 1) {
    for (const some of samples) if (some[round]) ids.add(some[round]!);
  }
  return [...ids];
}

type Sample = { title: string; vendorName: string };

/** Where a title goes on to what its thing has or is for (as the database does it). */
const restOfTitle =
  /(,\s|;|\(|\[|\||–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|around|plus|that|which|including|without)\s).*$/i;

/** The same listings, first those whose thing the words name: a camera before a car with a camera. */
export function thingsFirst<Found extends Sample>(
  samples: readonly Found[],
  words: readonly string[],
): Found[] {
  const isThing = ({ title }: Found) => hasWords(title.replace(restOfTitle, ""), words);
  return [...samples.filter(isThing), ...samples.filter((sample) => !isThing(sample))];
}

/** Phrases that a listing still has which is shown now. */
export function stillTrue(phrases: readonly Phrase[], samples: ReadonlyMap<string, Sample>): Phrase[] {
  return phrases.filter(({ phrase, samples: packed }) => {
    const words = splitWords(phrase);
    const has = (id: string) => {
      const sample = samples.get(id);
      return sample && hasWords(`${sample.title} ${sample.vendorName}`, words);
    };
    // Nearly always it is one of the first.
    return unpackIds(packed, 0, 2).some(has) || unpackIds(packed, 2).some(has);
  });
}
