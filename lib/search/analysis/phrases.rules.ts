import { normalizeText, splitWords } from "./normalizer.rules";
import { isOpenWord, isStopWord } from "./word-classes.rules";

const maxPhraseLength = 60;
const maxPhraseParts = 3;

/**
 * The parts of a title in order: words, the words of a compound joined by _, and | where something parts them (as the
 * database does it).
 */
function partsOf(title: string): string[] {
  const marked = normalizeText(title)
    .replace(/[_\u2010-\u2015\u2212]/g, "-")
    .replace(/[.'"’”]+(?=\s|$)/g, " ")
    .replace(/([\p{L}\p{N}])[-./'’]+(?=[\p{L}\p{N}])/gu, "$1_")
    .replace(/[^\p{L}\p{N}_\s]+/gu, " | ");
  return marked.split(/\s+/).filter(Boolean);
}

/**
 * Suggestions of a listing: its vendor's name, and one to three adjacent words of its title within one part. SQL builds
 * the same.
 */
export function phrasesOf(title: string, vendorName: string): string[] {
  const parts = partsOf(title);
  const phrases = new Set<string>();
  for (let first = 0; first < parts.length; first += 1) {
    for (let last = first; last < Math.min(parts.length, first + maxPhraseParts); last += 1) {
      if (parts[last] === "|") break;
      if (isStopWord(parts[first]!) || isStopWord(parts[last]!)) continue;
      phrases.add(splitWords(parts.slice(first, last + 1).join(" ")).join(" "));
    }
  }
  for (const word of parts.flatMap(splitWords)) if (!isStopWord(word)) phrases.add(word);
  phrases.add(splitWords(vendorName).join(" "));
  return [...phrases].filter(isPhrase);
}

/** Words behind a phrase in a title, up to a separator or accessories; null if the title lacks the phrase. */
export function wordsAfter(title: string, phrase: readonly string[]): string[] | null {
  const words = partsOf(title).flatMap((part) => (part === "|" ? [part] : splitWords(part)));
  const at = words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word));
  if (at < 0) return null;
  const wordsFollowing = words.slice(at + phrase.length);
  const end = wordsFollowing.findIndex((word) => word === "|" || isOpenWord(word));
  return end < 0 ? wordsFollowing : wordsFollowing.slice(0, end);
}

function isPhrase(phrase: string): boolean {
  return phrase.length >= 2 && phrase.length <= maxPhraseLength && /[^0-9]/.test(phrase);
}

/** True when each typed word stands in the text, the last one as the beginning of a word. */
export function hasWords(text: string, typed: readonly string[]): boolean {
  const words = splitWords(text);
  return typed.every((word, index) =>
    index === typed.length - 1 ? words.some((other) => other.startsWith(word)) : words.includes(word),
  );
}
