import {
  doubledEverydayWord,
  isEverydayWord,
  hasMissingLetter,
  nearestEverydayWord,
} from "../lexicon/english.rules";
import type { PhraseBook } from "../index/phrase-book.rules";
import { isRareWord, mayMean } from "./rare.rules";
import { soundsLike } from "../analysis/phonetics.rules";
import { countSlips, isTypicalSlip, isImplausibleSlip } from "../analysis/edit-distance.rules";
import { twoWaySplits } from "../analysis/inflection.rules";
import type { Speller } from "../index/vocabulary.rules";
import { amountWords } from "../entities/quantities.rules";
import { vehicleFactWords } from "../entities/vehicles.rules";
import { isContraction } from "../analysis/word-classes.rules";
import { isPlaceName } from "../entities/places.rules";

export function isMeaningful(word: string): boolean {
  const isFact = amountWords.has(word) || vehicleFactWords.has(word);
  return isFact || isEverydayWord(word) || isPlaceName(word) || isContraction(word);
}

export function splitMisspelledPair(
  word: string,
  { book, speller }: { book: PhraseBook; speller: Speller },
): string[] | null {
  if (word.length < longWord) return null;
  for (const [first = "", second = ""] of twoWaySplits(word)) {
    const [knowsFirst, knowsSecond] = [speller.isWritten(first), speller.isWritten(second)];
    if (knowsFirst === knowsSecond) continue;
    const correction = speller.correct(knowsFirst ? second : first);
    const pair = knowsFirst ? [first, correction] : [correction, second];
    if (correction && book.has(pair.join(" "))) return pair as string[];
  }
  return null;
}

/**
 * Correction to an everyday word without listings: 'accoustic guitar' still finds guitars. Skips short words and slips
 * typical of names ('carpentier').
 */
export function unlistedCorrection(word: string): string | null {
  const near = word.length >= longWord && /^[a-z]+$/.test(word) ? nearestEverydayWord(word) : null;
  return near && soundsLike(word, near) && isTypicalSlip(word, near) ? near : null;
}

const minDoubledLength = 6;

export function doubledCorrection(word: string): string | null {
  return word.length >= minDoubledLength ? doubledEverydayWord(word) : null;
}

export function withEverydayWords(text: string): string {
  return text.replace(/[a-z]+/gi, (written) => {
    const word = written.toLowerCase();
    const other = isRareWord(word) ? doubledCorrection(word) : null;
    return other && mayMean(word, other) ? other : written;
  });
}

export function isFar(word: string, closest: string): boolean {
  return countSlips(word, closest, 1) > 1 && !soundsLike(word, closest);
}

export function hasLettersOf(other: string, word: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

const longWord = 9;

/**
 * Prefers a nearer everyday word without listings: 'acustic' → 'acoustic', not 'Austin'. Also one with a doubled letter
 * ('sadle' → 'saddle'), unless the listed word has all letters: 'sining' → 'singing'.
 */
export function closerWord(word: string, closest: string): string {
  const isNear = word.length >= longWord || !isFar(word, closest);
  const isSure = soundsLike(word, closest) || hasLettersOf(closest, word);
  const doubled = isSure ? null : doubledEverydayWord(word);
  return doubled ?? (isNear ? null : nearestEverydayWord(word)) ?? closest;
}

/** Null if several words are equally likely: 'cout' may be coat or court. */
export function unlessAmbiguous(word: string, nearest: string | null, isOther: (other: string) => boolean) {
  return nearest && isImplausibleSlip(word, nearest) && hasMissingLetter(word, isOther) ? null : nearest;
}

export function nearestWord(word: string, speller: Speller): string | null {
  const near = unlessAmbiguous(word, speller.correct(word), speller.knows);
  // The first letter is rarely wrong: 'hunny' is honey rather than sunny.
  const isDoubtful = near === null || near[0] !== word[0] || isFar(word, near);
  return (isDoubtful ? speller.homophone(word) : null) ?? near;
}
