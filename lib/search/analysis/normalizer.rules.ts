const maxWords = 24;
export const maxWordLength = 40;

export function normalizeText(text: string): string {
  return text.slice(0, 1000).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function splitWords(text: string): string[] {
  return (normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

export function uniqueWords(text: string): string[] {
  return [...new Set(splitWords(text))].slice(0, maxWords);
}
