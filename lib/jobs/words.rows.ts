import "server-only";
import { empty, join, sql } from "@/lib/server/db";
import { containing, type Sql } from "@/lib/server/sql";
import { titlePatternsOf } from "./rank.rules";
import { largeWords, leastPart, saysSomething, termsOf } from "./same-words.rules";

/** The texts of a job `j`, written as the index `jobs_texts` has them. */
export const texts = sql`(j.title || ' ' || j.company || ' ' || j.category || ' ' || j.location || ' ' || j.description)`;

/** What a plural and its singular share. */
export function stemOf(phrase: string): string {
  return phrase.length > leastPart ? phrase.replace(/(?<!s)s$/, "") : phrase;
}

/** A pattern that finds a plural's singular too, and 'entry-level' for 'entry level'. */
function patternOf(phrase: string): string {
  return containing(stemOf(phrase)).replace(/[ -]/g, "_");
}

/** What a term is looked for as; `typed` also nearly so in title and company. */
export type TermPatterns = { long: string[]; any: string[]; large: string[]; typed: string | null };

/** Every term must stand in a text of the job, one of its words being enough. */
export function patternsOf(search: string): TermPatterns[] {
  return termsOf(search).map((term) => {
    const [typed] = term;
    const short = term.filter((phrase) => phrase.length < leastPart);
    const words = (isLarge: boolean) =>
      short
        .filter((word) => largeWords.has(word.toLowerCase()) === isLarge)
        .map((word) => wholeWord(word, isLarge));
    return {
      long: term.filter((phrase) => phrase.length >= leastPart).map(patternOf),
      any: words(false),
      large: words(true),
      typed: typed.length < leastPart ? null : typed,
    };
  });
}

const lettersInIndex = 3;

/** Words that are too short to be looked up by their letters in threes have an index of their own. */
function areShort(words: readonly string[]): Sql {
  return sql`short_words(${texts}) && ${words.flatMap(lettersOf)}::text[]`;
}

function lettersOf(phrase: string): string[] {
  return phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What is asked for by a term, and whether an index answers it. */
type WordsTerm = { term: Sql; canBeLookedUp: boolean };
/** The same with the words as they were typed. */
type TitledTerm = WordsTerm & { typed: string };

/** Signs alone, which no index has: every job would be read for them, so they are looked for where it costs little. */
function signsIn(search: string, columns: readonly Sql[]): WordsTerm[] {
  const places = columns.map((column) => sql`${column} LIKE ${containing(search.trim())}`);
  return [{ term: sql`(${join(places, " OR ")})`, canBeLookedUp: false }];
}

/** What a job has to say of each term, one of its words being enough; the one that is looked up as indexes answer it. */
export function saidTerms(search: string, lookedUp: number | null = null): WordsTerm[] {
  if (!saysSomething(search)) return signsIn(search, [sql`j.title`, sql`j.company`]);
  const words = termsOf(search);
  return patternsOf(search).map(({ long, any, large, typed }, place) => {
    const short = (words[place] ?? []).filter((phrase) => phrase.length < leastPart);
    const isShort = place === lookedUp && short.length > 0 ? sql`${areShort(short)} AND ` : empty;
    const conditions = [
      ...(long.length > 0 ? [sql`${texts} ILIKE ANY (${long}::text[])`] : []),
      ...(any.length > 0 ? [sql`${isShort}${texts} ~* ANY (${any}::text[])`] : []),
      ...(large.length > 0 ? [sql`${isShort}${texts} ~ ANY (${large}::text[])`] : []),
      ...(typed === null ? [] : [sql`${typed} <% j.title`, sql`${typed} <% j.company`]),
    ];
    return {
      term: sql`(${join(conditions, " OR ")})`,
      canBeLookedUp: short.every((word) => lettersOf(word).length > 0),
    };
  });
}

function wholeWord(word: string, isLarge: boolean): string {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
  return `(^|[^[:alnum:]])${isLarge ? plain.toUpperCase() : plain}($|[^[:alnum:]])`;
}

/** What a title, or a part of it, has to say of each term, in whole words; one with words of two letters cannot be looked up. */
export function titledTerms(search: string, title = sql`j.title`): TitledTerm[] {
  if (!saysSomething(search))
    return signsIn(search, [title]).map((one) => ({ ...one, typed: search.trim() }));
  return titlePatternsOf(search).meant.map(({ any, near, shortest, typed }) => ({
    typed,
    term: sql`(${title} ~* ANY (${any}::text[])${near === null ? empty : sql` OR ${near} <% ${title}`})`,
    canBeLookedUp: shortest >= lettersInIndex,
  }));
}

export function conditionsOf(terms: readonly WordsTerm[]): Sql[] {
  return terms.map(({ term }) => term);
}
