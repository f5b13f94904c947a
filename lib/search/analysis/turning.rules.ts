import { articles } from "./inflection.rules";
import type { Token } from "./tokens.rules";
import { isBound, isChild } from "./word-classes.rules";

/** Before what a thing is of or for: 'pictures of kids', 'charger for my electric car'. */
const turning = /^(for|of)$/;
const mostTurned = 3;

/**
 * 'Electric car charger' for the 'charger for my electric car' that begins here, with how many words it takes; the longest
 * first. Of whom and what it is for the last may tell alone: 'wedding photographer' for a 'photographer for my sisters wedding'.
 */
export function turnedAt(tokens: readonly Token[], at: number): { words: string[]; span: number }[] {
  if (!turning.test(tokens[at + 1]?.word ?? "")) return [];
  const skipped = articles.has(tokens[at + 2]?.word ?? "") ? 3 : 2;
  const behind = tokens.slice(at + skipped, at + skipped + mostTurned).map(({ word }) => word);
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
