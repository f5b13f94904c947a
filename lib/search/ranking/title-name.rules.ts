import { splitWords } from "../analysis/normalizer.rules";

/** Ends the name part of a title: accessories, description, owner, and place follow. */
const nameEnd = /[,;(]| (?:with|by|in|at|from|near|for) /i;

/** Compares a word with a stem: 'styling' and 'style', 'batteries' and 'battery'. */
function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem.length > 3 ? stem.replace(/[ei]$/, "") : stem);
}

/** True if the name part of a title has all stems. */
export function isNamedIn(title: string, stems: readonly string[]): boolean {
  const name = splitWords(title.split(nameEnd, 1).join(""));
  return stems.length > 0 && stems.every((stem) => name.some((word) => hasStem(word, stem)));
}
