import type { PhraseBook } from "./phrase-book.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import type { Token } from "../analysis/tokens.rules";

export type Compound = {
  first: string;
  words: string[];
  /** Words that follow the compound in titles, by which the index finds it. */
  following: string[];
};

type Book = Pick<PhraseBook, "hasPhrase" | "startingWith">;

const maxPhrases = 24;

function wordsAfter(compound: string, book: Book): string[] {
  if (!book.hasPhrase(compound)) return [];
  const phrases = book.startingWith(`${compound} `, maxPhrases).map(({ phrase }) => phrase);
  const following = phrases.map((phrase) => phrase.slice(compound.length + 1).split(" ")[0]!);
  return [...new Set(following)].filter((word) => !isStopWord(word));
}

export function compoundAt(tokens: readonly Token[], at: number, book: Book): Compound | null {
  const [one, small, next] = tokens.slice(at, at + 3);
  if (!one || !small || small.start > one.end + 1 || isStopWord(one.word) || !isStopWord(small.word))
    return null;
  const following = wordsAfter(`${one.word} ${small.word}`, book);
  if (following.length === 0) return null;
  const hyphenated = `${one.word}-${small.word}`;
  const isNext = next !== undefined && following.includes(next.word);
  return {
    first: one.word,
    words: isNext ? [hyphenated, next.word] : [hyphenated],
    following: isNext ? [next.word] : following,
  };
}

const minPartLength = 2;

export function splitCompound(word: string, book: Book): string[] | null {
  for (let cut = minPartLength + 1; cut <= word.length - minPartLength; cut += 1) {
    const [first, small] = [word.slice(0, cut), word.slice(cut)];
    if (isStopWord(small) && !isStopWord(first) && wordsAfter(`${first} ${small}`, book).length > 0)
      return [first, small];
  }
  return null;
}
