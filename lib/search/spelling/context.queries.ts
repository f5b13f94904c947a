import "server-only";
import { isEverydayWord, isName } from "../lexicon/english.rules";
import { synonymsAt, type Known } from "../index/word-statistics.queries";
import { nearestWord } from "./spelling.rules";
import { isEnglishWord, isRareWord } from "./rare.rules";
import { soundOf, soundsLike } from "../analysis/phonetics.rules";
import { countSlips, isSwap } from "../analysis/edit-distance.rules";
import { readSynonyms, type Synonyms } from "../index/synonyms.queries";
import type { Draft } from "../analysis/draft.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import { isHomePhrase } from "../entities/homes.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import { tokensOf, type Token } from "../analysis/tokens.rules";
import { isFound } from "../index/words.queries";

/** Shorter words sound like too many others. */
const leastHeard = 6;
/** Without their vowels 'hose' and 'house' are one. */
const leastNear = 5;
/** Shorter words stand beside everything. */
const shortestInContext = 3;
/** Phrases that are looked at for one that ends where a word does. */
const mostAlike = 5;

const single = (word: string) => word.replace(/(.)\1+/g, "$1");

/** Heard as the same, by other letters: a letter that is doubled makes another word, 'planer' and 'planner'. */
function isWrittenForSound(word: string, correction: string): boolean {
  return soundOf(word) === soundOf(correction) && single(word) !== single(correction);
}

/**
 * The word that was meant where another one stands that sounds the same: 'pluming', which no listing has, and 'message
 * therapist', where only massage is something with the word beside it.
 */
export function misheard({ tokens }: Draft, known: Known): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const speller = currentVocabulary()?.speller;
  for (const [at, { word }] of tokens.entries()) {
    const row = known.words.get(word);
    if (!speller || !row || row.stop || row.isWritten || isFound(row.heads)) continue;
    if (word.length < leastHeard || isName(word) || !isEverydayWord(word)) continue;
    const correction = speller.correct(word);
    if (!correction || countSlips(word, correction, 1) > 1 || !soundsLike(word, correction)) continue;
    const has = (...words: string[]) => synonymsAt(known.synonyms, words).length > 0;
    const [before = "", after = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    // Both ways of writing it are right: 'noise canceling' beside 'noise cancelling'.
    if (has(word, after) || has(before, word)) continue;
    const isAlone =
      !has(word) && has(correction) && isWrittenForSound(word, correction) && !isFound(row.documents);
    if (isAlone || has(correction, after) || has(before, correction)) found.set(word, [correction]);
  }
  return found;
}

/**
 * Where nothing was found: the word that sounds the same, or has its letters in another order, and that listings or
 * synonyms have beside the next one, 'trial running shoes'. A phrase that is there as it was typed is left alone, and what only
 * looks alike is another thing: who asks for a horse is shown no house.
 */
export function misplaced(tokens: readonly Token[], synonyms: Synonyms): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const vocabulary = currentVocabulary();
  if (!vocabulary) return found;
  const { speller } = vocabulary;
  const isWord = (word: string) => word.length >= shortestInContext && !isStopWord(word);
  const isPhrase = (pair: readonly string[]) => pair.every(isWord) && isKnownPhrase(pair, synonyms);
  const isThere = (word: string) => isEnglishWord(word) || speller.knows(word);
  // What stands beside it may be misspelt itself: 'weding planer'.
  const correctedWords = tokens.map(({ word }) => (isThere(word) ? word : (speller.correct(word) ?? word)));
  for (const [at, { word }] of tokens.entries()) {
    if (isStopWord(word) || isName(word) || !(isEverydayWord(word) || isRareWord(word))) continue;
    const [before = "", after = ""] = [correctedWords[at - 1], correctedWords[at + 1]];
    if (isPhrase([before, word]) || isPhrase([word, after])) continue;
    const correction = speller
      .nearby(word)
      .filter((one) => (word.length >= leastNear && soundsLike(word, one)) || isSwap(word, one))
      .find((one) => isPhrase([before, one]) || isPhrase([one, after]));
    if (correction) found.set(word, [correction]);
  }
  return found;
}

/** Shorter words are two slips away from anything. */
const leastFar = 4;

/**
 * The word that was meant by one that means nothing, where listings or synonyms have that beside the next one and not what is
 * nearest: 'vilon lessons', 'brak service'.
 */
export function correctionsInContext({ tokens }: Draft, known: Known): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const speller = currentVocabulary()?.speller;
  for (const [at, { word }] of tokens.entries()) {
    const row = known.words.get(word);
    const isOpen = word.length >= leastFar && row && !row.stop && !row.isWritten && !/[^a-z]/.test(word);
    if (!speller || !isOpen || isEnglishWord(word) || isName(word)) continue;
    const [before = "", after = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    const isPhrase = (...words: string[]) => words.every(Boolean) && isKnownPhrase(words, known.synonyms);
    const fits = (one: string) => isPhrase(before, one) || isPhrase(one, after);
    const nearest = nearestWord(word, speller);
    if (nearest && fits(nearest)) continue;
    const others = speller.correct(word) ? [] : speller.farther(word);
    const correction = [...speller.nearby(word), ...others].find(fits);
    if (correction) found.set(word, [correction]);
  }
  return found;
}

/** Whether synonyms, titles or what homes are called have words side by side. */
function isKnownPhrase(words: readonly string[], synonyms: Synonyms): boolean {
  const phrase = words.join(" ").replace(/(?<=[^s])s$/, "");
  const alike = currentVocabulary()?.book.startingWith(phrase, mostAlike) ?? [];
  const isNamed = alike.some((one) =>
    [phrase, `${phrase}s`].some((form) => `${one.phrase} `.startsWith(`${form} `)),
  );
  return isNamed || isHomePhrase(words.join(" ")) || synonymsAt(synonyms, words).length > 0;
}

/** Whether a text has such a word: asks no table. */
export async function hasMisplaced(text: string): Promise<boolean> {
  return misplaced(tokensOf(text), await readSynonyms()).size > 0;
}
