import {
  doubledEverydayWord,
  isEverydayWord,
  lacksLetter,
  nearestEverydayWord,
} from "../lexicon/english.rules";
import type { PhraseBook } from "../index/phrase-book.rules";
import { isRareWord, mayMean } from "./rare.rules";
import { soundsLike } from "../analysis/phonetics.rules";
import { countSlips, isPlainSlip, isWildSlip } from "../analysis/edit-distance.rules";
import { cutsOf } from "../analysis/inflection.rules";
import type { Speller } from "../index/vocabulary.rules";
import { amountWords } from "../entities/quantities.rules";
import { isContraction } from "../analysis/word-classes.rules";
import { namesPlace } from "../entities/places.rules";

/** True for a word that is not to be mended: it means something, or says how much. */
export function isMeaningful(word: string): boolean {
  return isEverydayWord(word) || amountWords.has(word) || namesPlace(word) || isContraction(word);
}

/** The two words of a phrase that were typed as one, with a slip in one of them: 'teddybaer'. */
export function slippedPair(
  word: string,
  { book, speller }: { book: PhraseBook; speller: Speller },
): string[] | null {
  if (word.length < longWord) return null;
  for (const [first = "", second = ""] of cutsOf(word)) {
    const [knowsFirst, knowsSecond] = [speller.isWritten(first), speller.isWritten(second)];
    if (knowsFirst === knowsSecond) continue;
    const correction = speller.correct(knowsFirst ? second : first);
    const pair = knowsFirst ? [first, correction] : [correction, second];
    if (correction && book.has(pair.join(" "))) return pair as string[];
  }
  return null;
}

/**
 * The everyday word that was meant where nothing that listings have is near: nobody offers what is 'acoustic', and who types
 * 'accoustic guitar' is told that and shown guitars. Short words are one slip away from too many, and what nobody who knows
 * the word writes is a name ('carpentier').
 */
export function unofferedWord(word: string): string | null {
  const near = word.length >= longWord && /^[a-z]+$/.test(word) ? nearestEverydayWord(word) : null;
  return near && soundsLike(word, near) && isPlainSlip(word, near) ? near : null;
}

/** Shorter words have a doubled letter less than too many others. */
const doubledLength = 6;

/** The same of shorter words where only a letter was not doubled: 'earings'. */
export function undoubledWord(word: string): string | null {
  return word.length >= doubledLength ? doubledEverydayWord(word) : null;
}

/** A text with each rare word written as the everyday one that it may be: 'earings' are earrings. */
export function withEverydayWords(text: string): string {
  return text.replace(/[a-z]+/gi, (written) => {
    const word = written.toLowerCase();
    const other = isRareWord(word) ? undoubledWord(word) : null;
    return other && mayMean(word, other) ? other : written;
  });
}

/** More than one slip away, and not heard as the same. */
export function isFar(word: string, closest: string): boolean {
  return countSlips(word, closest, 1) > 1 && !soundsLike(word, closest);
}

/** Whether all letters of a word stand in the other one in their order. */
export function hasLettersOf(other: string, word: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** In a word as long as this two slips leave enough: 'apparment'. */
const longWord = 9;

/**
 * 'Acustic' is acoustic, though no listing is, and not Austin: an everyday word that is nearer was meant. So it was where
 * only a letter is missing that is written twice, unless what listings have takes one more letter as well: a 'sadle' is a
 * saddle and no sale, 'sining' is singing.
 */
export function nearerWord(word: string, closest: string): string {
  const isNear = word.length >= longWord || !isFar(word, closest);
  const isSure = soundsLike(word, closest) || hasLettersOf(closest, word);
  const doubled = isSure ? null : doubledEverydayWord(word);
  return doubled ?? (isNear ? null : nearestEverydayWord(word)) ?? closest;
}

/** The nearest word, unless it is any of many: 'cout' may be a coat and a court, and nothing is said. */
export function unlessWild(word: string, nearest: string | null, isOther: (other: string) => boolean) {
  return nearest && isWildSlip(word, nearest) && lacksLetter(word, isOther) ? null : nearest;
}

/** The near word that listings, synonyms or rules have; null where there is none. */
export function nearestWord(word: string, speller: Speller): string | null {
  const near = unlessWild(word, speller.correct(word), speller.knows);
  // The first letter is the one that is missed least: 'hunny' is heard as honey before it is sunny.
  const isDoubtful = near === null || near[0] !== word[0] || isFar(word, near);
  return (isDoubtful ? speller.hear(word) : null) ?? near;
}
