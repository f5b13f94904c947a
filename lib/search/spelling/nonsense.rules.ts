import { isEverydayWord } from "../lexicon/english.rules";
import { isEnglishWord } from "./rare.rules";
import { twoWaySplits } from "../analysis/inflection.rules";

/** True for a word without meaning; a size or a model ('56cm', 'ps5') has one. */
export function isNonsense(missing: string): boolean {
  const isMade = (word: string) => twoWaySplits(word).some((halves) => halves.every(isEverydayWord));
  return !missing.split(" ").some((word) => isEnglishWord(word) || /\d/.test(word) || isMade(word));
}
