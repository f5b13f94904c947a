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

/** Whether a title says all words of any of the operands; a single word before anything it comes with. */
function isCalled(title: string, operands: readonly string[]): boolean {
  const [name, whole] = [splitWords(title.split(behindName, 1).join("")), splitWords(title)];
  return operands.some((operand) => {
    const stems = [...operand.matchAll(lexeme)].flatMap(([, not, stem = ""]) =>
      not || pseudo.test(stem) ? [] : [stem],
    );
    const said = stems.length > 1 ? whole : name;
    return stems.length > 0 && stems.every((stem) => said.some((word) => hasStem(word, stem)));
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
