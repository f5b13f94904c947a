import { splitWords } from "../analysis/normalizer.rules";

/** Behind the name of what is offered: what it comes with, what is said of it, whose it is and where. */
const behindName = /[,;(]| (?:with|by|in|at|from|near|for) /i;

/** Whether a word may have this stem: 'styling' that of 'style', 'batteries' that of 'battery'. */
function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem.length > 3 ? stem.replace(/[ei]$/, "") : stem);
}

/** Whether a title names all of these stems before anything it comes with. */
export function isCalled(title: string, stems: readonly string[]): boolean {
  const name = splitWords(title.split(behindName, 1).join(""));
  return stems.length > 0 && stems.every((stem) => name.some((word) => hasStem(word, stem)));
}
