import { splitWords } from "./rules";

/** English words that stand at neither end of a phrase: those PostgreSQL leaves out of its index. */
const stopWords = new Set(
  (
    "i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself " +
    "it its itself they them their theirs themselves what which who whom this that these those am is are was were be " +
    "been being have has had having do does did doing a an the and but if or because as until while of at by for with " +
    "about against between into through during before after above below to from up down in out on off over under " +
    "again further then once here there when where why how all any both each few more most other some such no nor " +
    "not only own same so than too very s t can will just don should now"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const longestPhrase = 60;
const mostWords = 3;

/** What may be suggested for a listing: one to three words of its title, and its vendor's name (as the database builds them). */
export function phrasesOf(title: string, vendorName: string): string[] {
  const words = splitWords(title);
  const phrases = new Set<string>();
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first; last < Math.min(words.length, first + mostWords); last += 1) {
      if (isStopWord(words[first]!) || isStopWord(words[last]!)) continue;
      phrases.add(words.slice(first, last + 1).join(" "));
    }
  }
  phrases.add(splitWords(vendorName).join(" "));
  return [...phrases].filter(isPhrase);
}

function isPhrase(phrase: string): boolean {
  return phrase.length >= 2 && phrase.length <= longestPhrase && /[^0-9]/.test(phrase);
}

/** True when each typed word stands in the text, the last one as the beginning of a word. */
export function hasWords(text: string, typed: readonly string[]): boolean {
  const words = splitWords(text);
  return typed.every((word, index) =>
    index === typed.length - 1 ? words.some((other) => other.startsWith(word)) : words.includes(word),
  );
}
