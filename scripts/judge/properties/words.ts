import { readFileSync } from "node:fs";
import path from "node:path";
import type { Random } from "@/scripts/demo/random";

const stopWords = new Set(
  readFileSync(path.join(process.cwd(), "scripts/judge/properties/stop-words.txt"), "utf8").split(/\s+/),
);

export const isStopWord = (word: string) => stopWords.has(word);

export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’‘]/g, "'");
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
}

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 1 && !stopWords.has(word) && !/^\d+$/.test(word));
}

export function headOf(title: string): string | null {
  const [name = ""] = title.split(
    /[,;:(|/–—!?*~.]|\s-\s|\s(?:with|for|by|in|at|on|from|near|of|and|to|or|w)\s/i,
  );
  const words = wordsOf(name).filter((word) => /^[a-z]{4,}$/.test(word) && !stopWords.has(word));
  return words.at(-1) ?? null;
}

export const isSame = (a: string, b: string) => a.replace(/s$/, "") === b.replace(/s$/, "");

function pluralOf(word: string): string | null {
  if (/(s|x|z|ch|sh)$/.test(word)) return null;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, "ies") : `${word}s`;
}

function singularOf(word: string): string | null {
  if (/(ss|us|is)$/.test(word)) return null;
  if (/ies$/.test(word)) return word.replace(/ies$/, "y");
  if (/(xes|ches|shes)$/.test(word)) return word.replace(/es$/, "");
  return /[^s]s$/.test(word) ? word.replace(/s$/, "") : null;
}

export function otherNumberOf(word: string): string | null {
  return singularOf(word) ?? pluralOf(word);
}

export function misspell(word: string, random: Random): string {
  const at = random.int(1, word.length - 2);
  const letter = random.pick([..."etaoinsrhl"]);
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  return random.pick([
    head + tail,
    head + word[at + 1]! + word[at]! + word.slice(at + 2),
    head + letter + word.slice(at),
    head + letter + tail,
  ]);
}

export function misspellTitle(title: string, random: Random): string | null {
  const long = wordsOf(title).filter((word) => /^[a-z]{5,}$/.test(word));
  if (long.length === 0) return null;
  const word = random.pick(long);
  const slip = misspell(word, random);
  return slip === word ? null : fold(title).replace(word, slip);
}
