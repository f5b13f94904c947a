import type { PhraseBook } from "./phrase-book.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import type { Token } from "../analysis/tokens.rules";

export type Compound = {
  first: string;
  words: string[];
  following: string[];
};

type Book = Pick<PhraseBook, "has" | "hasPhrase" | "startingWith">;

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

const minPartLength = 3;

/** 'walkin' → 'walk', 'in' and 'jigsaw' → 'jig', 'saw' if titles write them apart. */
export function splitCompound(word: string, book: Book): string[] | null {
  for (let cut = minPartLength; cut <= word.length - 2; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (isStopWord(first)) continue;
    const isSmall = isStopWord(second);
    if (isSmall ? wordsAfter(`${first} ${second}`, book).length > 0 : isPair(first, second, book))
      return [first, second];
  }
  return splitModelName(word, book);
}

/** 'crv' → 'cr', 'v' if titles write 'CR-V'. */
function splitModelName(word: string, book: Book): string[] | null {
  const shortParts = [1, 2, word.length - 2, word.length - 1].filter((cut) => cut > 0 && cut < word.length);
  for (const cut of shortParts) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (word.length >= minPartLength && !parts.some(isStopWord) && book.hasPhrase(parts.join(" ")))
      return parts;
  }
  return null;
}

function isPair(first: string, second: string, book: Book): boolean {
  const pair = `${first} ${second}`;
  return second.length >= minPartLength && (book.hasPhrase(pair) || book.has(`${pair} `));
}
