import { expandPhrases } from "../analysis/phrase-lists.rules";
import data from "./facts.json";

/** Things rented on their own that homes also have, such as storage; they never mean a home. */
const apart: ReadonlySet<string> = new Set(expandPhrases(data.apart));
const lengths = [2, 3];

export function isApart(words: readonly string[]): boolean {
  return apart.has(words.join(" "));
}

export function namesApart(words: readonly string[]): boolean {
  return words.some((_, at) => lengths.some((length) => isApart(words.slice(at, at + length))));
}
