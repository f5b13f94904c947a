import { splitWords } from "./rules";
import { isStopWord } from "./wishes/stop-words.rules";

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
