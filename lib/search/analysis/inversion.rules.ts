import { articles } from "./inflection.rules";
import type { Token } from "./tokens.rules";
import { isBoundaryWord, isChild } from "./word-classes.rules";

const linkWords = /^(for|of)$/;
const maxPurposeWords = 3;

/**
 * Inverted phrases that start at a token, longest first, with their length in tokens: 'charger for my electric car' →
 * 'electric car charger'.
 */
export function inversionsAt(tokens: readonly Token[], at: number): { words: string[]; span: number }[] {
  if (!linkWords.test(tokens[at + 1]?.word ?? "")) return [];
  const skipped = articles.has(tokens[at + 2]?.word ?? "") ? 3 : 2;
  const behind = tokens.slice(at + skipped, at + skipped + maxPurposeWords).map(({ word }) => word);
  const end = behind.findIndex(isBoundaryWord);
  const purpose = end < 0 ? behind : behind.slice(0, end);
  const runs = purpose
    .flatMap((_, from) => purpose.slice(from).map((_word, step) => ({ from, to: from + step + 1 })))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return runs.map(({ from, to }) => ({
    words: [...purpose.slice(from, to).map((word) => (isChild(word) ? "kids" : word)), tokens[at]!.word],
    span: skipped + to,
  }));
}
