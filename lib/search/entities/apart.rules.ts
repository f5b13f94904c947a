import { expandPhrases } from "../analysis/phrase-lists.rules";
import data from "./facts.json";

/** Things rented by themselves that homes also come with, such as storage: they never mean a home. */
const apart: ReadonlySet<string> = new Set(expandPhrases(data.apart));
const lengths = [2, 3];

/** True for things that homes also have: 'storage unit'. */
export function isApart(words: readonly string[]): boolean {
  return apart.has(words.join(" "));
}

/** True if a text has such a thing anywhere: 'storage unit for rent'. */
export function namesApart(words: readonly string[]): boolean {
  return words.some((_, at) => lengths.some((length) => isApart(words.slice(at, at + length))));
}
