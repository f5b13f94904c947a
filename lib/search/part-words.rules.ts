import { subcategoryLexeme } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { builtInSubcategories, type SubcategoryNode } from "@/lib/listings/subcategories.rules";
import { shownIn } from "@/lib/shared/tree";

/** Whoever types one of `words` finds what `finds` names, and what stands in the part: its pseudo-lexeme. */
export type PartWords = { words: string[]; finds: string[]; lexeme: string };

function spelled(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

/** What came with the site under this name and with these words: the words for these are written by hand. */
function cameSo({ path, name, words }: SubcategoryNode): boolean {
  return builtInSubcategories.some((one) => one.path === path && one.name === name && one.words === words);
}

/**
 * One group for each part that an admin added, or gave a name or words: its name, and each of several that it names ('Phones
 * and tablets'), finds what is in it and titles with its words, and not the reverse. A group of parts is left alone: 'home'
 * is no name for all that is for one.
 */
export function partWordsOf(tree: readonly SubcategoryNode[]): PartWords[] {
  return shownIn(tree).flatMap((node) => {
    const { path, name, words, parent } = node;
    if (parent === null || cameSo(node)) return [];
    const whole = spelled(name);
    return [
      {
        words: [...new Set([whole, ...whole.split(/,| and | & /).map(spelled)])].filter(Boolean),
        finds: words.split("|").map(spelled).filter(Boolean),
        lexeme: subcategoryLexeme(path),
      },
    ];
  });
}
