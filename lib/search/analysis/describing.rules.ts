import lists from "./words.json";

const describing: ReadonlySet<string> = new Set(lists.describing.split(" "));
const measure = /^(\d.*|[a-z]{1,4}\d+[a-z]*)$/;

/** True for words that only describe the thing before them: 'shoes size 11', 'bike red', 'camera x100'. */
export function isDescribing(words: readonly string[]): boolean {
  return words.every((word) => describing.has(word) || measure.test(word));
}
