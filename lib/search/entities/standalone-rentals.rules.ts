import { expandPhrases } from "../analysis/phrase-lists.rules";
import data from "./facts.json";

/** Things rented on their own that homes also have, such as storage; they never mean a home. */
const separateThings: ReadonlySet<string> = new Set(expandPhrases(data.apart));
const lengths = [2, 3];

export function isSeparateThing(words: readonly string[]): boolean {
  return separateThings.has(words.join(" "));
}

export function hasSeparateThing(words: readonly string[]): boolean {
  return words.some((_, at) => lengths.some((length) => isSeparateThing(words.slice(at, at + length))));
}
