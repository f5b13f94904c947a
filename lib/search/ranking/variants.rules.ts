import { clientStems } from "../analysis/word-classes.rules";
import type { Documents } from "../index/window.rules";

type Asked = {
  word: string;
  operands: readonly string[];
  documents: Documents;
  isHead?: boolean;
  isImplied?: boolean;
};

const special = [...clientStems].map((stem) => `'${stem}'`).join(" | ");

/**
 * What work has in its name that is for somebody special, where one word asks for any: a massage is shown before a 'prenatal
 * massage'. Empty where more is asked for, or for goods.
 */
export function variantOf(words: readonly Asked[]): string {
  const asked = words.filter(({ isImplied, word }) => !isImplied && word !== "");
  const [head] = asked;
  const lexemes = (head?.operands[0] ?? "").match(/'[^']+'/g) ?? [];
  const [own = "", ...others] = lexemes.filter((lexeme) => !/^'x[a-z]{1,3}_/.test(lexeme));
  const isWork = head !== undefined && head.documents.services > head.documents.products;
  if (asked.length !== 1 || !isWork || !head.isHead || own === "" || others.length > 0) return "";
  return special.includes(own) ? "" : `(${special}) <-> ${own}`;
}
