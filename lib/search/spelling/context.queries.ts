import "server-only";
import { isEverydayWord, isBrandName } from "../lexicon/english.rules";
import { synonymsOfWords, type WordStatistics } from "../index/word-statistics.queries";
import { nearestWord } from "./spelling.rules";
import { isEnglishWord, isRareWord } from "./rare.rules";
import { phoneticKey, soundsLike } from "../analysis/phonetics.rules";
import { countSlips, isSwap } from "../analysis/edit-distance.rules";
import { readSynonyms, type Synonyms } from "../index/synonyms.queries";
import type { Draft } from "../analysis/draft.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import { isHomePhrase } from "../entities/homes.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import { tokensOf, type Token } from "../analysis/tokens.rules";
import { isFound } from "../index/words.queries";

const minHomophoneLength = 6;
const minNearLength = 5;
const minContextLength = 3;
const maxPhrases = 5;

const collapseDoubles = (word: string) => word.replace(/(.)\1+/g, "$1");

function isRespelledHomophone(word: string, correction: string): boolean {
  return (
    phoneticKey(word) === phoneticKey(correction) && collapseDoubles(word) !== collapseDoubles(correction)
  );
}

/** Corrects 'pluming', which no listing has, and 'message therapist', where only 'massage' forms a phrase. */
export function homophones({ tokens }: Draft, known: WordStatistics): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const speller = currentVocabulary()?.speller;
  for (const [at, { word }] of tokens.entries()) {
    const row = known.words.get(word);
    if (!speller || !row || row.stop || row.isWritten || isFound(row.heads)) continue;
    if (word.length < minHomophoneLength || isBrandName(word) || !isEverydayWord(word)) continue;
    const correction = speller.correct(word);
    if (!correction || countSlips(word, correction, 1) > 1 || !soundsLike(word, correction)) continue;
    const has = (...words: string[]) => synonymsOfWords(known.synonyms, words).length > 0;
    const [before = "", after = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    // Both spellings are right: 'noise canceling', 'noise cancelling'.
    if (has(word, after) || has(before, word)) continue;
    const isAlone =
      !has(word) && has(correction) && isRespelledHomophone(word, correction) && !isFound(row.documents);
    if (isAlone || has(correction, after) || has(before, correction)) found.set(word, [correction]);
  }
  return found;
}

/**
 * Corrections after an empty result: a homophone or a swap that forms a known phrase with a neighbor ('trial running
 * shoes'). Known phrases and words that only look similar stay ('horse', 'house').
 */
export function misplacedWords(tokens: readonly Token[], synonyms: Synonyms): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const vocabulary = currentVocabulary();
  if (!vocabulary) return found;
  const { speller } = vocabulary;
  const isWord = (word: string) => word.length >= minContextLength && !isStopWord(word);
  const isPhrase = (pair: readonly string[]) => pair.every(isWord) && isKnownPhrase(pair, synonyms);
  const isThere = (word: string) => isEnglishWord(word) || speller.knows(word);
  // The neighbor may be misspelled too: 'weding planer'.
  const correctedWords = tokens.map(({ word }) => (isThere(word) ? word : (speller.correct(word) ?? word)));
  for (const [at, { word }] of tokens.entries()) {
    if (isStopWord(word) || isBrandName(word) || !(isEverydayWord(word) || isRareWord(word))) continue;
    const [before = "", after = ""] = [correctedWords[at - 1], correctedWords[at + 1]];
    if (isPhrase([before, word]) || isPhrase([word, after])) continue;
    const correction = speller
      .nearby(word)
      .filter((one) => (word.length >= minNearLength && soundsLike(word, one)) || isSwap(word, one))
      .find((one) => isPhrase([before, one]) || isPhrase([one, after]));
    if (correction) found.set(word, [correction]);
  }
  return found;
}

const minFarLength = 4;

export function correctionsInContext({ tokens }: Draft, known: WordStatistics): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const speller = currentVocabulary()?.speller;
  for (const [at, { word }] of tokens.entries()) {
    const row = known.words.get(word);
    const isOpen = word.length >= minFarLength && row && !row.stop && !row.isWritten && !/[^a-z]/.test(word);
    if (!speller || !isOpen || isEnglishWord(word) || isBrandName(word)) continue;
    const [before = "", after = ""] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
    const isPhrase = (...words: string[]) => words.every(Boolean) && isKnownPhrase(words, known.synonyms);
    const fits = (one: string) => isPhrase(before, one) || isPhrase(one, after);
    const nearest = nearestWord(word, speller);
    if (nearest && fits(nearest)) continue;
    const others = speller.correct(word) ? [] : speller.twoSlipsAway(word);
    const correction = [...speller.nearby(word), ...others].find(fits);
    if (correction) found.set(word, [correction]);
  }
  return found;
}

function isKnownPhrase(words: readonly string[], synonyms: Synonyms): boolean {
  const phrase = words.join(" ").replace(/(?<=[^s])s$/, "");
  const phrases = currentVocabulary()?.book.startingWith(phrase, maxPhrases) ?? [];
  const isNamed = phrases.some((one) =>
    [phrase, `${phrase}s`].some((form) => `${one.phrase} `.startsWith(`${form} `)),
  );
  return isNamed || isHomePhrase(words.join(" ")) || synonymsOfWords(synonyms, words).length > 0;
}

export async function hasMisplaced(text: string): Promise<boolean> {
  return misplacedWords(tokensOf(text), await readSynonyms()).size > 0;
}
