import { articles } from "./inflection.rules";
import type { Token } from "./tokens.rules";
import { isBound, isChild } from "./word-classes.rules";

/** Words between a thing and its purpose: 'pictures of kids', 'charger for my electric car'. */
const linkWords = /^(for|of)$/;
const mostInverted = 3;

/**
 * Inverted phrases that begin here, longest first, with their number of tokens: 'charger for my electric car' →
 * 'electric car charger'. Parts of the purpose count too.
 */
export function inversionsAt(tokens: readonly Token[], at: number): { words: string[]; span: number }[] {
  if (!linkWords.test(tokens[at + 1]?.word ?? "")) return [];
  const skipped = articles.has(tokens[at + 2]?.word ?? "") ? 3 : 2;
  const behind = tokens.slice(at + skipped, at + skipped + mostInverted).map(({ word }) => word);
  const end = behind.findIndex(isBound);
  const whose = end < 0 ? behind : behind.slice(0, end);
  const runs = whose
    .flatMap((_, from) => whose.slice(from).map((_word, step) => ({ from, to: from + step + 1 })))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return runs.map(({ from, to }) => ({
    words: [...whose.slice(from, to).map((word) => (isChild(word) ? "kids" : word)), tokens[at]!.word],
    span: skipped + to,
  }));
}
