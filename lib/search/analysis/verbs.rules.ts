import words from "./words.json";

const bounds: ReadonlySet<string> = new Set(words.bound.split(" "));

/** Whether a word belongs to where, when or why something is done, and to nothing that it is done to. */
export function isBound(word: string): boolean {
  return bounds.has(word);
}
