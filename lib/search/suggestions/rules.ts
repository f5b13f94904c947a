import { isEverydayWordPrefix, isSplitWord } from "../lexicon/english.rules";
import { guessActivities, splitWord } from "../analysis/inflection.rules";
import { hasLettersOf, isFar, isMeaningful, closerWord, nearestWord } from "../spelling/spelling.rules";
import { unpackIds, type Phrase, type PhraseBook } from "../index/phrase-book.rules";
import { hasWords, wordsAfter } from "../analysis/phrases.rules";
import { isRareWord, mayMean } from "../spelling/rare.rules";
import { amountWords } from "../entities/quantities.rules";
import { isOpenWord, isStopWord, titleTailWords } from "../analysis/word-classes.rules";
import { nicknamesIn } from "../entities/places.rules";
import { maxSuggestions } from "../rules";
import { splitWords } from "../analysis/normalizer.rules";
import type { Speller } from "../index/vocabulary.rules";

type SuggestionContext = { book: PhraseBook; recent: PhraseBook; speller: Speller };

export type PhraseMatches = { words: string[]; phrases: Phrase[] };

const maxWords = 8;
const maxPhrases = 3 * maxSuggestions;

export function matchPhrases(known: SuggestionContext, text: string): PhraseMatches {
  const typed = splitWords(text).slice(0, maxWords);
  const direct = startingWith(known, typed);
  if (direct.length > 0) return { words: typed, phrases: direct };
  const words = correctTyped(known, typed);
  if (words.every((word, index) => word === typed[index])) return { words, phrases: [] };
  const corrected = words.join(" ");
  const isWhole = ({ phrase }: Phrase) => phrase === corrected || phrase.startsWith(`${corrected} `);
  const phrases = startingWith(known, words);
  // A corrected word must match whole: 'lana' may mean land, but not landscape.
  return { words, phrases: words.at(-1) === typed.at(-1) ? phrases : phrases.filter(isWhole) };
}

const minCorrectedLength = 4;

/**
 * Corrects words from memory only; joined and split words are left to the search. A valid prefix stays, a misspelled
 * one is corrected.
 */
function correctTyped({ book, recent, speller }: SuggestionContext, typed: readonly string[]): string[] {
  const places = nicknamesIn(typed);
  const isWhole = typed.some((word, index) => isSplitWord(word, typed[index + 1] ?? ""));
  if (isWhole) return [...typed];
  return typed.map((word, index) => {
    if (word.length < minCorrectedLength || /\d/.test(word) || places.has(word)) return word;
    if (isStopWord(word) || isMeaningful(word) || speller.knows(word)) return word;
    const isLast = index === typed.length - 1;
    if (isLast && (book.has(word) || recent.has(word) || isEverydayWordPrefix(word))) return word;
    const corrected =
      correctWord(speller, word, typed.length === 1) ?? (isLast ? completeWord(speller, word) : null) ?? word;
    // Not corrected to an amount, which finds no listing on its own.
    return amountWords.has(corrected) ? word : corrected;
  });
}

function correctWord(speller: Speller, word: string, isAlone: boolean): string | null {
  const one = isAlone || speller.correct(word) ? nearestWord(word, speller) : null;
  if (!one || (isRareWord(word) && !mayMean(word, one))) return null;
  const isPart = (part: string) => speller.knows(part) || guessActivities(part).some(speller.isWritten);
  const isTwo = isFar(word, one) && splitWord(word, (part) => Number(isPart(part))) !== null;
  return isTwo ? null : closerWord(word, one);
}

function completeWord(speller: Speller, word: string): string | null {
  const begun = speller.complete(word);
  if (!begun?.startsWith(word[0]!)) return null;
  return isRareWord(word) && !hasLettersOf(begun, word) ? null : begun;
}

function startingWith({ book, recent }: SuggestionContext, words: readonly string[]): Phrase[] {
  const prefix = words.join(" ");
  if (prefix.length < 2) return [];
  const merged = new Map<string, Phrase>();
  for (const phrase of [
    ...recent.startingWith(prefix, maxPhrases),
    ...book.startingWith(prefix, maxPhrases),
  ]) {
    const other = merged.get(phrase.phrase);
    merged.set(phrase.phrase, {
      phrase: phrase.phrase,
      documents: phrase.documents + (other?.documents ?? 0),
      samples: (other?.samples ?? "") + phrase.samples,
    });
  }
  const found = [...merged.values()].sort((a, b) => b.documents - a.documents);
  return found
    .filter(({ phrase }) => !endsInOpenWord(phrase))
    .filter((phrase) => !isFragment(phrase, found))
    .slice(0, maxSuggestions);
}

export function endsInOpenWord(phrase: string): boolean {
  return isOpenWord(phrase.slice(phrase.lastIndexOf(" ") + 1));
}

function isFragment({ phrase, documents }: Phrase, all: readonly Phrase[]): boolean {
  return (
    phrase.includes(" ") &&
    all.some((other) => other.documents >= documents && other.phrase.startsWith(`${phrase} `))
  );
}

/** Round-robin over the phrases. Two samples of each are nearly always enough to find a visible one. */
export function sampleIds(phrases: readonly Phrase[], from: number, to: number): string[] {
  const samples = phrases.map((phrase) => unpackIds(phrase.samples, from, to));
  const ids = new Set<string>();
  for (let round = 0; round < Math.max(0, ...samples.map((some) => some.length)); round += 1) {
    for (const some of samples) if (some[round]) ids.add(some[round]!);
  }
  return [...ids];
}

type Sample = { title: string; vendorName: string };

/** Start of accessories or purpose in a title; must match the SQL. */
const restOfTitle = new RegExp(
  `(,\\s|;|\\(|\\[|\\||–|—|\\s-\\s|\\s(${[...titleTailWords].join("|")})\\s).*$`,
  "i",
);

export function sortByTitleMatch<Found extends Sample>(
  samples: readonly Found[],
  words: readonly string[],
): Found[] {
  const isThing = ({ title }: Found) => hasWords(title.replace(restOfTitle, ""), words);
  return [...samples.filter(isThing), ...samples.filter((sample) => !isThing(sample))];
}

export function filterVisible(phrases: readonly Phrase[], samples: ReadonlyMap<string, Sample>): Phrase[] {
  return phrases.filter(({ phrase, samples: packed }) => {
    const words = splitWords(phrase);
    const has = (id: string) => {
      const sample = samples.get(id);
      return sample && hasWords(`${sample.title} ${sample.vendorName}`, words);
    };
    // Unpacks the first two alone, because one of them nearly always matches.
    return unpackIds(packed, 0, 2).some(has) || unpackIds(packed, 2).some(has);
  });
}

const maxPhraseWords = 3;
const maxPhraseLength = 60;

/** Extends a cut phrase by the words that all its listings share: 'used oval wall' → 'used oval wall mirrors'. */
export function extendPhrase(
  { phrase, samples: packed }: Phrase,
  samples: ReadonlyMap<string, Sample>,
): string {
  const words = splitWords(phrase);
  if (words.length < maxPhraseWords) return phrase;
  const found = unpackIds(packed).flatMap((id) => samples.get(id) ?? []);
  const behind = found.map(({ title }) => wordsAfter(title, words) ?? []);
  const [first = [], ...rest] = behind;
  const end = first.findIndex((word, index) => rest.some((other) => other[index] !== word));
  const whole = [...words, ...(end < 0 ? first : first.slice(0, end))].join(" ");
  return whole.length > maxPhraseLength ? phrase : whole;
}

const minPrefixLength = 3;

export function completionsOf(words: readonly string[], titles: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  if (last.length < minPrefixLength) return [];
  const counts = new Map<string, number>();
  for (const word of titles.flatMap((title) => [...new Set(splitWords(title))]))
    if (word.startsWith(last) && !isOpenWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.has(last) ? [] : [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!);
}
