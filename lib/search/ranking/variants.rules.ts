import { clientStems } from "../analysis/word-classes.rules";
import type { Documents } from "../index/window.rules";

type TypedWord = {
  word: string;
  operands: readonly string[];
  documents: Documents;
  isHead?: boolean;
  isImplied?: boolean;
};

const clientOperand = [...clientStems].map((stem) => `'${stem}'`).join(" | ");

/**
 * Titles of work for special clients rank lower for a general query: 'prenatal massage' for 'massage'. Empty for longer
 * queries and goods.
 */
export function variantOf(words: readonly TypedWord[]): string {
  const typed = words.filter(({ isImplied, word }) => !isImplied && word !== "");
  const [head] = typed;
  const lexemes = (head?.operands[0] ?? "").match(/'[^']+'/g) ?? [];
  const [own = "", ...others] = lexemes.filter((lexeme) => !/^'x[a-z]{1,3}_/.test(lexeme));
  const isWork = head !== undefined && head.documents.services > head.documents.products;
  if (typed.length !== 1 || !isWork || !head.isHead || own === "" || others.length > 0) return "";
  return clientOperand.includes(own) ? "" : `(${clientOperand}) <-> ${own}`;
}
