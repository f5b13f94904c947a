import { isEverydayWord } from "@/lib/search/lexicon/english.rules";
import { isCondition, largeWords, leastPart, termsOf } from "./same-words.rules";

/**
 * A term by anything that means the same; `near` nearly as typed, where it is no word that anybody knows. With the number of
 * letters in the longest word of the phrase in which that is least.
 */
type TitleTerm = { typed: string; any: string[]; near: string | null; shortest: number };

/** Patterns of PostgreSQL that tell what a title says of a search. */
export type TitlePatterns = {
  /** All that was typed, as one phrase. */
  phrase: string;
  /** Each term as it was typed. */
  typed: string[];
  /** What the title has to be about: the last word. */
  head: string;
  meant: TitleTerm[];
};

const begins = "(^|[^[:alnum:]])";
const ends = "($|[^[:alnum:]])";

function literal(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
}

function isLetters(word: string): boolean {
  return word.length >= leastPart && /^\p{L}+$/u.test(word);
}

function singularOf(word: string): string {
  return word.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/i, "");
}

/** A word with its plural or its singular. */
function numbersOf(word: string): string {
  if (!isLetters(word)) return `${literal(word)}s?`;
  const [, root] = /^(.*[^aeiou])(?:y|ies)$/i.exec(word) ?? [];
  return root ? `${root}(y|ies?)` : `${singularOf(word)}(e?s)?`;
}

/** A word with what does it and what is done: for 'paint' a painter, for 'drive' a driver, for 'plan' a planner. */
function doersOf(word: string): string {
  if (!isLetters(word)) return numbersOf(word);
  const stem = singularOf(word);
  const root = stem.replace(/e$/i, "");
  const endings = "ors?|ings?|ists?|ians?|ants?|ments?";
  return root === stem
    ? `(${numbersOf(word)}|${stem}${stem.at(-1)}?(ers?|${endings}))`
    : `(${stem}(rs?|s)?|${root}(${endings}))`;
}

const wordsOf = (phrase: string) => phrase.split(/[\s-]+/).filter(Boolean);

/** The phrase as whole words, its last one in any of its forms. */
function wholly(phrase: string, formsOf = numbersOf): string {
  if (largeWords.has(phrase.toLowerCase())) return `(?c)${begins}${phrase.toUpperCase()}${ends}`;
  const words = wordsOf(phrase);
  const body = [...words.slice(0, -1).map(literal), ...words.slice(-1).map(formsOf)];
  return `${begins}${body.join("[^[:alnum:]]+")}${ends}`;
}

function longestIn(phrase: string): number {
  return Math.max(0, ...(phrase.match(/[\p{L}\p{N}]+/gu) ?? []).map(({ length }) => length));
}

/** When one works and what one needs to bring is no work: titles are not asked for it. Pure. */
export function titlePatternsOf(search: string): TitlePatterns {
  const all = termsOf(search);
  const work = all.filter(([typed]) => !isCondition(typed));
  const terms = work.length > 0 ? work : all;
  const phrases = terms.map(([typed]) => typed);
  return {
    phrase: wholly(all.map(([typed]) => typed).join(" ")),
    typed: phrases.map((typed) => wholly(typed)),
    head: wholly(wordsOf(phrases.at(-1)!).at(-1) ?? ""),
    meant: terms.map(([typed, ...others]) => ({
      typed,
      any: [...new Set([wholly(typed), wholly(typed, doersOf), ...others.map((other) => wholly(other))])],
      shortest: Math.min(...[typed, ...others].map(longestIn)),
      near: others.length > 0 || !isLetters(typed) || isEverydayWord(typed.toLowerCase()) ? null : typed,
    })),
  };
}
