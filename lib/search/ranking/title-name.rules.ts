import { splitWords } from "../analysis/normalizer.rules";

const nameEnd = /[,;(]| (?:with|by|in|at|from|near|for) /i;

function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem.length > 3 ? stem.replace(/[ei]$/, "") : stem);
}

export function isNamedIn(title: string, stems: readonly string[]): boolean {
  const name = splitWords(title.split(nameEnd, 1).join(""));
  return stems.length > 0 && stems.every((stem) => name.some((word) => hasStem(word, stem)));
}
