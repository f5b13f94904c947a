import { subcategoryLexeme } from "@/lib/listings/catalog/fact-lexemes.rules";
import { builtInSubcategories, type SubcategoryNode } from "@/lib/listings/subcategories.rules";
import { visibleNodes } from "@/lib/shared/tree";
import { isDescribing } from "../analysis/word-classes.rules";
import { entityWords } from "../entities/entity-words.rules";

/**
 * `words` find titles with `finds` and listings of the subcategory by its pseudo-lexeme; `pieces` do too unless they
 * have another meaning.
 */
export type SubcategoryWords = { words: string[]; pieces: string[]; finds: string[]; lexeme: string };

const minNameLength = 3;

function normalizeName(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

function isUnchangedBuiltIn({ path, name, words }: SubcategoryNode): boolean {
  return builtInSubcategories.some((one) => one.path === path && one.name === name && one.words === words);
}

function isName(piece: string): boolean {
  return piece.length >= minNameLength && !entityWords.includes(piece) && !isDescribing(piece.split(" "));
}

function includesWord({ words }: SubcategoryNode, piece: string): boolean {
  return words.split("|").some((word) => [word, `${word}s`, `${word}es`].map(normalizeName).includes(piece));
}

/**
 * One synonym group per subcategory that an admin added or changed: its name finds its listings and its words, but not
 * the reverse. Each part of a name ('Phones and tablets') counts if only this subcategory has the word; entities ('bed'
 * of 'Bed and bath') and top-level names don't.
 */
export function subcategoryWordsOf(tree: readonly SubcategoryNode[]): SubcategoryWords[] {
  const shown = visibleNodes(tree);
  return shown.flatMap((node) => {
    const { path, name, words, parent } = node;
    if (parent === null || isUnchangedBuiltIn(node)) return [];
    const whole = normalizeName(name);
    const open = whole
      .split(/,| and | & /)
      .map(normalizeName)
      .filter((piece) => piece !== whole && isName(piece))
      .filter((piece) => shown.every((other) => other === node || !includesWord(other, piece)));
    return [
      {
        words: [whole, ...open.filter((piece) => includesWord(node, piece))],
        pieces: open.filter((piece) => !includesWord(node, piece)),
        finds: words.split("|").map(normalizeName).filter(Boolean),
        lexeme: subcategoryLexeme(path),
      },
    ];
  });
}
