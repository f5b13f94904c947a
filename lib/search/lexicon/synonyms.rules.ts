/** What is made of the table of everyday words. */
export const synonymsTag = "synonyms";

/** Words and phrases of one group, and characters of each. */
export const mostSynonyms = 30;
export const maxSynonymLength = 60;

/** 'Sofa,  Settee' → ['sofa', 'settee']: as the table has them, each once. */
export function readWords(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim().toLowerCase().replace(/\s+/g, " "));
  return [...new Set(words.filter(Boolean))];
}
