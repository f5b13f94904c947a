import englishWords from "../lexicon/english-words.json";
import { isEverydayWord, unpackWords } from "../lexicon/english.rules";
import { phoneticKey } from "../analysis/phonetics.rules";
import { isTypicalSlip } from "../analysis/edit-distance.rules";
import { lowerBound } from "../analysis/lower-bound.rules";
import { hashOf } from "../index/vocabulary.rules";

/** Hashes of four bytes a word, 200 KB in all; a Set takes twenty times as much. */
function unpack(packed: string): Uint32Array {
  return Uint32Array.from(unpackWords(packed), hashOf).sort();
}

function has(hashes: Uint32Array, word: string): boolean {
  const hash = hashOf(word);
  return hashes[lowerBound(hashes.length, (at) => hashes[at]! < hash)] === hash;
}

let known: { rare: Uint32Array; names: Uint32Array } | null = null;

function isIn(list: "rare" | "names", word: string): boolean {
  known ??= { rare: unpack(englishWords.rare), names: unpack(englishWords.properNames) };
  const words = known[list];
  return has(words, word) || (/[^s]s$/.test(word) && has(words, word.slice(0, -1)));
}

export function isRareWord(word: string): boolean {
  return isIn("rare", word) || isIn("names", word);
}

export function isEnglishWord(word: string): boolean {
  return isEverydayWord(word) || isRareWord(word);
}

/**
 * True if a rare word may be a misspelled homophone ('chare', 'chair') or a name with another vowel ('gardner',
 * 'gardener').
 */
export function mayMean(rare: string, common: string): boolean {
  return phoneticKey(rare) === phoneticKey(common) || (!isIn("rare", rare) && isTypicalSlip(rare, common));
}
