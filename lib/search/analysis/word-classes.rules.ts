import lists from "./words.json";

const cut = (list: keyof typeof lists): ReadonlySet<string> => new Set(lists[list].split(" "));

/** English words that stand at neither end of a phrase: those PostgreSQL leaves out of its index. */
export const stopWords = cut("stop");
/** Words that need another one behind them, also those in the index. */
const openWords: ReadonlySet<string> = new Set([...stopWords, ...cut("open")]);
const bounds = cut("bound");
const contractions = cut("contractions");
const describing = cut("describing");
const work = cut("work");
const workOnThing = cut("workOnThing");
const generalWork = cut("generalWork");
const children = cut("child");
const narrators = cut("narrator");
const supplies = cut("supplies");
const countedHomes: ReadonlySet<string> = new Set(
  [...cut("countedHome")].map((name) => name.replace("_", " ")),
);

/** Stems of those whom a special variant of work is for: 'prenatal', 'couples', 'kids', 'senior'. */
export const clientStems = cut("clientStems");
/** Words before accessories or purpose in a title. */
export const titleTailWords = cut("titleTail");

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** True for a word that no name ends on. */
export function isOpenWord(word: string): boolean {
  return openWords.has(word);
}

/** Shorter beginnings are those of any word. */
const leastBegun = 3;

/** True for the beginning of such a word: 'und' of under. */
export function beginsOpenWord(beginning: string): boolean {
  const isBegun = (word: string) => word !== beginning && word.startsWith(beginning);
  return beginning.length >= leastBegun && [...openWords].some(isBegun);
}

/** True for a word of where, when or why something is done, and of nothing that it is done to. */
export function isBound(word: string): boolean {
  return bounds.has(word);
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
export function isCountedHome(name: string): boolean {
  return countedHomes.has(name);
}

export function isChild(word: string): boolean {
  return children.has(word);
}

/** True for what people of many trades do, each to their own things: who trims hedges trims no bangs. */
export function isByThing(word: string): boolean {
  return workOnThing.has(word);
}

/** True for what is done to any thing: a 'brake replacement' is about the brakes. */
export function isDoing(word: string): boolean {
  return work.has(word);
}

/** True for an activity that needs an object. */
export function isGeneral(word: string): boolean {
  return generalWork.has(word);
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
