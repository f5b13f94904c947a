import { isEverydayWord } from "../lexicon/english.rules";
import { isEnglishWord } from "./rare.rules";
import { twoWaySplits } from "../analysis/inflection.rules";

export function isNonsense(missing: string): boolean {
  const isMade = (word: string) => twoWaySplits(word).some((halves) => halves.every(isEverydayWord));
  return !missing.split(" ").some((word) => isEnglishWord(word) || /\d/.test(word) || isMade(word));
}
