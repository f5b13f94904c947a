import words from "./words.json";

/** English words that stand at neither end of a phrase: those PostgreSQL leaves out of its index. */
export const stopWords: ReadonlySet<string> = new Set(words.stop.split(" "));

/** Words that need another one behind them and are in the index all the same. */
const openWords: ReadonlySet<string> = new Set([...stopWords, ...words.open.split(" ")]);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** True for a word that no name ends on. */
export function isOpenWord(word: string): boolean {
  return openWords.has(word);
}

/** Shorter beginnings are those of any word. */
const leastBegun = 3;

/** True for the beginning of such a word, 'und' of under. */
export function beginsOpenWord(beginning: string): boolean {
  const isBegun = (word: string) => word !== beginning && word.startsWith(beginning);
  return beginning.length >= leastBegun && [...openWords].some(isBegun);
}
