import lists from "./words.json";

const wordSet = (list: keyof typeof lists): ReadonlySet<string> => new Set(lists[list].split(" "));

/** English stop words; must match the list that PostgreSQL leaves out of the index. */
export const stopWords = wordSet("stop");
const openWords: ReadonlySet<string> = new Set([...stopWords, ...wordSet("open")]);
const boundaryWords = wordSet("bound");
const contractions = wordSet("contractions");
const describing = wordSet("describing");
const genericWork = wordSet("work");
const objectSpecificWork = wordSet("workOnThing");
const workNeedingObject = wordSet("generalWork");
const children = wordSet("child");
const narrators = wordSet("narrator");
const supplies = wordSet("supplies");
const countableHomes: ReadonlySet<string> = new Set(
  [...wordSet("countedHome")].map((name) => name.replace("_", " ")),
);

export const clientStems = wordSet("clientStems");
export const titleTailWords = wordSet("titleTail");

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function isOpenWord(word: string): boolean {
  return openWords.has(word);
}

const minPrefixLength = 3;

export function isOpenWordPrefix(beginning: string): boolean {
  const isBegun = (word: string) => word !== beginning && word.startsWith(beginning);
  return beginning.length >= minPrefixLength && [...openWords].some(isBegun);
}

/** True for words about place, time, or reason, which end the description of a thing. */
export function isBoundaryWord(word: string): boolean {
  return boundaryWords.has(word);
}

export function isContraction(word: string): boolean {
  return contractions.has(word);
}

const measure = /^(\d.*|[a-z]{1,4}\d+[a-z]*)$/;

/** True for words that only describe the preceding noun: 'shoes size 11', 'bike red', 'camera x100'. */
export function isDescribing(words: readonly string[]): boolean {
  return words.every((word) => describing.has(word) || measure.test(word));
}

export function isNarrator(word: string): boolean {
  return narrators.has(word);
}

export function isSupply(word: string): boolean {
  return supplies.has(word);
}

export function isCountableHome(name: string): boolean {
  return countableHomes.has(name);
}

export function isChild(word: string): boolean {
  return children.has(word);
}

/** True for work that differs by object: trimming hedges isn't trimming bangs. */
export function isObjectSpecificWork(word: string): boolean {
  return objectSpecificWork.has(word);
}

/** True for work on any object: a 'brake replacement' is about the brakes. */
export function isGenericWork(word: string): boolean {
  return genericWork.has(word);
}

export function needsObject(word: string): boolean {
  return workNeedingObject.has(word);
}

export function isServiceRequest(units: readonly { words: readonly string[] }[]): boolean {
  const isDone = (word = "") => /^(repair|replac|install)/.test(word);
  const isAlone = ({ words }: { words: readonly string[] }) => words.length === 1 && isDone(words[0]);
  const last = units.at(-1)?.words ?? [];
  return (
    (last.length > 1 && isDone(last.at(-1))) || (units.length > 1 && [units[0]!, units.at(-1)!].some(isAlone))
  );
}
