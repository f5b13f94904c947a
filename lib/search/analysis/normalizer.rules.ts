/** Words of a query that count, and the characters of each that do. */
const maxWords = 24;
export const maxWordLength = 40;

/** A text in lower case without accents, cut behind the longest title. */
export function normalizeText(text: string): string {
  return text.slice(0, 1000).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text in order, as the index knows them: lower case, without accents. */
export function splitWords(text: string): string[] {
  return (normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** The words of a search: each once, and not too many. */
export function uniqueWords(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, maxWords);
}
