import lists from "./qualities.json";

const descriptive: ReadonlySet<string> = new Set(lists.descriptive.split(" "));
const packaging: ReadonlySet<string> = new Set(lists.packaging.split(" "));

export function isDescriptive(word: string): boolean {
  return descriptive.has(word);
}

export function isDescriptivePair(word: string, last: string): boolean {
  return isDescriptive(last) || (word === "original" && packaging.has(last));
}

export function descriptivePositions(words: readonly string[], isPair: (at: number) => boolean): number[] {
  const pairs: number[] = [];
  for (let at = 0; at + 1 < words.length; at += 1) if (at - 1 !== pairs.at(-1) && isPair(at)) pairs.push(at);
  const areDescriptive =
    pairs.length > 1 || pairs.some((at) => isDescriptivePair(words[at]!, words[at + 1]!));
  const described = areDescriptive ? pairs.flatMap((at) => [at, at + 1]) : [];
  return words.flatMap((word, at) => (described.includes(at) || isDescriptive(word) ? [at] : []));
}
