import { normalizeText, splitWords } from "./normalizer.rules";
import { isOpenWord, isStopWord } from "./word-classes.rules";

const maxPhraseLength = 60;
const maxPhraseParts = 3;

/**
 * Parts of a title in order: words, compounds joined by `_`, and `|` for separators. Must match the SQL implementation.
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
 * Suggestion phrases of a listing: the vendor name and runs of one to three adjacent title words. Must match the SQL
 * implementation.
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

export function hasWords(text: string, typed: readonly string[]): boolean {
  const words = splitWords(text);
  return typed.every((word, index) =>
    index === typed.length - 1 ? words.some((other) => other.startsWith(word)) : words.includes(word),
  );
}
