import lists from "./words.json";

const work: ReadonlySet<string> = new Set(lists.work.split(" "));
const workOnThing: ReadonlySet<string> = new Set(lists.workOnThing.split(" "));
const generalWork: ReadonlySet<string> = new Set(lists.generalWork.split(" "));

/** True for what people of many trades do, each to their own things: who trims hedges trims no bangs. */
export function isByThing(word: string): boolean {
  return workOnThing.has(word);
}

/** True for what is done to any thing: a 'brake replacement' is about the brakes. */
export function isDoing(word: string): boolean {
  return work.has(word);
}

/**
 * Done to a thing, it is asked for from somebody who does it; the last of a text or the first: 'brake repair', 'install
 * shelves', and so is a phrase that ends so: a 'tv installation' sells none.
 */
export function asksForDoing(units: readonly { words: readonly string[] }[]): boolean {
  const isDone = (word = "") => /^(repair|replac|install)/.test(word);
  const says = ({ words }: { words: readonly string[] }) => words.length === 1 && isDone(words[0]);
  const last = units.at(-1)?.words ?? [];
  return (
    (last.length > 1 && isDone(last.at(-1))) || (units.length > 1 && [units[0]!, units.at(-1)!].some(says))
  );
}

/** True for what is done to anything: without the word before it says nothing. */
export function isGeneral(word: string): boolean {
  return generalWork.has(word);
}
