/** English words that stand at neither end of a phrase: those PostgreSQL leaves out of its index. */
const stopWords = new Set(
  (
    "i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself " +
    "it its itself they them their theirs themselves what which who whom this that these those am is are was were be " +
    "been being have has had having do does did doing a an the and but if or because as until while of at by for with " +
    "about against between into through during before after above below to from up down in out on off over under " +
    "again further then once here there when where why how all any both each few more most other some such no nor " +
    "not only own same so than too very s t can will just don should now"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words that want another one behind them and are in the index all the same. */
const others = new Set(
  (
    "across along amid among around beside besides despite except including inside like near onto outside per plus since " +
    "toward towards under unlike unto upon versus via vs within without"
  ).split(" "),
);

/** True for a word that nothing is called by which ends on it. */
export function isOpenWord(word: string): boolean {
  return stopWords.has(word) || others.has(word);
}

/** Shorter beginnings are those of any word. */
const leastBegun = 3;

/** True for the beginning of such a word, 'und' of under. */
export function beginsOpenWord(beginning: string): boolean {
  const isBegun = (word: string) => word !== beginning && word.startsWith(beginning);
  return beginning.length >= leastBegun && [...stopWords, ...others].some(isBegun);
}
