import lists from "./words.json";

const wordSet = (list: keyof typeof lists): ReadonlySet<string> => new Set(lists[list].split(" "));

/** English words that stand at neither end of a phrase: those PostgreSQL leaves out of its index. */
export const stopWords = wordSet("stop");
/** Words that need another one behind them, also those in the index. */
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

/** Stems of those whom a special variant of work is for: 'prenatal', 'couples', 'kids', 'senior'. */
export const clientStems = wordSet("clientStems");
/** Words before accessories or purpose in a title. */
export const titleTailWords = wordSet("titleTail");

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** True for a word that no name ends on. */
export function isOpenWord(word: string): boolean {
  return openWords.has(word);
}

/** Shorter beginnings are those of any word. */
const minPrefixLength = 3;

/** True for the beginning of such a word: 'und' of under. */
export function isOpenWordPrefix(beginning: string): boolean {
  const isBegun = (word: string) => word !== beginning && word.startsWith(beginning);
  return beginning.length >= minPrefixLength && [...openWords].some(isBegun);
}

/** True for a word of where, when or why something is done, and of nothing that it is done to. */
export function isBoundaryWord(word: string): boolean {
  return boundaryWords.has(word);
}

/** True for words that are run together in speech, 'haven't', 'they've', 'who'd': they exist and ask for nothing. */
export function isContraction(word: string): boolean {
  return contractions.has(word);
}

const measure = /^(\d.*|[a-z]{1,4}\d+[a-z]*)$/;

/** True for words that only describe the thing before them: 'shoes size 11', 'bike red', 'camera x100'. */
export function isDescribing(words: readonly string[]): boolean {
  return words.every((word) => describing.has(word) || measure.test(word));
}

/** True for the subject of a need: 'I', 'somebody'. */
export function isNarrator(word: string): boolean {
  return narrators.has(word);
}

/** True for goods that work is done with: 'cleaning supplies', 'moving boxes'. */
export function isSupply(word: string): boolean {
  return supplies.has(word);
}

/** True for a kind of home with a plural: 'condo', but no 'vacant land'. */
export function isCountableHome(name: string): boolean {
  return countableHomes.has(name);
}

export function isChild(word: string): boolean {
  return children.has(word);
}

/** True for what people of many trades do, each to their own things: who trims hedges trims no bangs. */
export function isObjectSpecificWork(word: string): boolean {
  return objectSpecificWork.has(word);
}

/** True for what is done to any thing: a 'brake replacement' is about the brakes. */
export function isGenericWork(word: string): boolean {
  return genericWork.has(word);
}

/** True for an activity that needs an object. */
export function needsObject(word: string): boolean {
  return workNeedingObject.has(word);
}

/** True for work on a thing, at either end of a text: 'brake repair', 'install shelves', 'tv installation'. */
export function isServiceRequest(units: readonly { words: readonly string[] }[]): boolean {
  const isDone = (word = "") => /^(repair|replac|install)/.test(word);
  const isAlone = ({ words }: { words: readonly string[] }) => words.length === 1 && isDone(words[0]);
  const last = units.at(-1)?.words ?? [];
  return (
    (last.length > 1 && isDone(last.at(-1))) || (units.length > 1 && [units[0]!, units.at(-1)!].some(isAlone))
  );
}
