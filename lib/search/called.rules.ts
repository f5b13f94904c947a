import { splitWords } from "./rules";
import type { Term } from "./terms.rules";

/** Behind the name of what is offered: what it comes with, what is said of it, whose it is and where. */
const behindName = /[,;(]| (?:with|by|in|at|from|near) /i;
const lexeme = /(!?)'((?:[^']|'')*)'/g;
const pseudo = /^x[a-z]{1,3}_/;

/** Whether a word may have this stem: 'styling' that of 'style', 'batteries' that of 'battery'. */
function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem.length > 3 ? stem.replace(/[ei]$/, "") : stem);
}

/** So far apart stand the words of a name: 'handyman by the hour'. */
const nameWidth = 3;

/** Whether the words of a phrase begin or end in the name, in their order: 'carry bag' behind 'with' is none. */
function areNamed(stems: readonly string[], { name, whole }: { name: string[]; whole: string[] }): boolean {
  const has = (words: readonly string[], stem: string) => words.some((word) => hasStem(word, stem));
  if (!stems.every((stem) => has(whole, stem))) return false;
  if (has(name, stems.at(-1)!)) return true;
  const start = name.findIndex((word) => hasStem(word, stems[0]!));
  const last = whole.findIndex((word, at) => at > start && hasStem(word, stems.at(-1)!));
  return start >= 0 && last - start <= nameWidth;
}

/** Whether a title is called by the words of any of the operands, before anything it comes with. */
function isCalled(title: string, operands: readonly string[]): boolean {
  const [name, whole] = [splitWords(title.split(behindName, 1).join("")), splitWords(title)];
  return operands.some((operand) => {
    const stems = [...operand.matchAll(lexeme)].flatMap(([, not, stem = ""]) =>
      not || pseudo.test(stem) ? [] : [stem],
    );
    return stems.length > 0 && areNamed(stems, { name, whole });
  });
}

/**
 * Where the first of what is found is called by the word for the thing, or any of it in another order than by relevance, what
 * is called so and what only mentions it: a radio with a 'telescopic antenna' is no telescope, who paints with 'two coats'
 * sells none.
 */
export function calledSo<T extends { title: string }>(
  found: readonly T[],
  { terms, isRanked }: { terms: readonly Term[]; isRanked: boolean },
): { called: T[]; mentioned: T[] } {
  const head = terms.find(({ isHead, isThing }) => isHead && isThing);
  const operands = head ? [...head.operands, ...(head.loose?.operands ?? [])] : [];
  const called = found.filter(({ title }) => isCalled(title, operands));
  if (called.length === 0 || (isRanked && called[0] !== found[0]))
    return { called: [...found], mentioned: [] };
  return { called, mentioned: found.filter((one) => !called.includes(one)) };
}
