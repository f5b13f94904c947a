import lists from "./qualities.json";

/** Nobody sells these by themselves: they are said of what is sold. */
const descriptive: ReadonlySet<string> = new Set(lists.descriptive.split(" "));
/** An 'original box' is what a thing comes in. */
const packaging: ReadonlySet<string> = new Set(lists.packaging.split(" "));

/** Whether a word is only said of what is sold. */
export function isDescriptive(word: string): boolean {
  return descriptive.has(word);
}

/** Whether two words are only said of it. */
export function isDescriptivePair(word: string, last: string): boolean {
  return isDescriptive(last) || (word === "original" && packaging.has(last));
}

/**
 * Of the words behind a thing those that titles say of it, by their places: pairs that are not told for what is asked for.
 * Only where what they name is no good, 'suv clean title', or where there are several: a 'truck bed liner' is a liner.
 */
export function qualitiesAmong(words: readonly string[], isPair: (at: number) => boolean): number[] {
  const pairs: number[] = [];
  for (let at = 0; at + 1 < words.length; at += 1) if (at - 1 !== pairs.at(-1) && isPair(at)) pairs.push(at);
  const areDescriptive =
    pairs.length > 1 || pairs.some((at) => isDescriptivePair(words[at]!, words[at + 1]!));
  const described = areDescriptive ? pairs.flatMap((at) => [at, at + 1]) : [];
  return words.flatMap((word, at) => (described.includes(at) || isDescriptive(word) ? [at] : []));
}
