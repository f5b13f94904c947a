import { subcategoryLexeme } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { builtInSubcategories, type SubcategoryNode } from "@/lib/listings/subcategories.rules";
import { shownIn } from "@/lib/shared/tree";
import { isDescribing } from "../analysis/word-classes.rules";
import { entityWords } from "../entities/entity-words.rules";

/**
 * Whoever types one of `words` finds what `finds` names, and what stands in the part: its pseudo-lexeme. So does who types one
 * of `pieces`, as long as nothing else is called so.
 */
export type PartWords = { words: string[]; pieces: string[]; finds: string[]; lexeme: string };

/** Of so many letters a part of a name may be a name of its own. */
const shortestName = 3;

function spelled(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}

/** What came with the site under this name and with these words: the words for these are written by hand. */
function cameSo({ path, name, words }: SubcategoryNode): boolean {
  return builtInSubcategories.some((one) => one.path === path && one.name === name && one.words === words);
}

/** Whether something may be called so: 'a' and 'black' are no names of things, and 'bed' is asked of homes. */
function isName(piece: string): boolean {
  return piece.length >= shortestName && !entityWords.includes(piece) && !isDescribing(piece.split(" "));
}

/** Whether titles with this word belong in the part, in the singular or the plural. */
function claims({ words }: SubcategoryNode, piece: string): boolean {
  return words.split("|").some((word) => [word, `${word}s`, `${word}es`].map(spelled).includes(piece));
}

/**
 * One group for each part that an admin added, or gave a name or words: its name finds what is in it and titles with its words,
 * and not the reverse. So does each of several that it names, where its own words say so and those of no other part ('Phones
 * and tablets'); what nobody says of any part may mean something else, and what is an entity does: of 'Bed and bath' no bed is a
 * towel. A group of parts is left alone: 'home' is no name for all that is for one.
 */
export function partWordsOf(tree: readonly SubcategoryNode[]): PartWords[] {
  const shown = shownIn(tree);
  return shown.flatMap((node) => {
    const { path, name, words, parent } = node;
    if (parent === null || cameSo(node)) return [];
    const whole = spelled(name);
    const open = whole
      .split(/,| and | & /)
      .map(spelled)
      .filter((piece) => piece !== whole && isName(piece))
      .filter((piece) => shown.every((other) => other === node || !claims(other, piece)));
    return [
      {
        words: [whole, ...open.filter((piece) => claims(node, piece))],
        pieces: open.filter((piece) => !claims(node, piece)),
        finds: words.split("|").map(spelled).filter(Boolean),
        lexeme: subcategoryLexeme(path),
      },
    ];
  });
}
