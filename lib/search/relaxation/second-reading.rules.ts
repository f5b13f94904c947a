import { articles } from "../analysis/inflection.rules";
import { needsObject, isNarrator, isStopWord } from "../analysis/word-classes.rules";
import { inversionsAt } from "../analysis/inversion.rules";
import { tokensOf, type Token } from "../analysis/tokens.rules";
import {
  errandStart,
  parseErrand,
  petSittingPhrase,
  rewriteAsOffer,
  servicesForSymptoms,
  replaceBreeds,
} from "../entities/sentences.rules";
import { isRankingOnly } from "../entities/entities.rules";

/** Each costs a search. */
const maxReadings = 4;
const maxPhraseWords = 3;
const maxTopics = 2;
const maxTotal = 6;
/** Fewer words are a name. */
const minSentenceWords = 3;

/** Words that tell something, in their order: without 'the', 'new' and numbers. */
function contentWords(tokens: readonly Token[]): string[] {
  return tokens
    .map(({ word }) => word)
    .filter((word) => !articles.has(word) && !isStopWord(word) && !/\d/.test(word));
}

/** Runs of words, the longest first; behind them two that stand near each other, and two the other way around. */
function wordRuns(words: readonly string[]): string[][] {
  const whole = [maxPhraseWords, 2].flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  );
  const apart = [2, 3].flatMap((gap) =>
    words.flatMap((word, at) => (at + gap < words.length ? [[word, words[at + gap]!]] : [])),
  );
  const turned = words.flatMap((word, at) => (at > 0 ? [[word, words[at - 1]!]] : []));
  return [...whole, ...apart, ...turned];
}

/** A thing with what it is for before it: 'electric car charger' for a 'charger for my electric car'. */
function invertedPhrases(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((_, at) => inversionsAt(tokens, at).map(({ words }) => words));
}

/** Lookups of words in the catalog and the table of synonyms. */
type Words = {
  isPhrase: (words: readonly string[]) => boolean;
  /** True if titles of the section are about it. */
  isTopic: (word: string, section: "products" | "services") => boolean;
};

/**
 * Shorter readings of a long text that nothing matches, the most specific first: the errand in the middle of a
 * sentence ('a kid down the street to mow my lawn'), the phrases that the table has ('check engine light came on'), and the one
 * word that titles are about ('hedges are blocking the sidewalk').
 */
export function secondReadings(text: string, words: Words): string[] {
  const tokens = replaceBreeds(tokensOf(text));
  const errand = errandStart(tokens);
  const repair = brokenThing(tokens);
  const petCare = petSittingPhrase(tokens);
  const candidates = [
    ...repairReadings(repair, words),
    ...(petCare ? [petCare] : []),
    ...(errand === null ? [] : [joinTokens(tokens.slice(errand))]),
    ...servicesForSymptoms(tokens),
    ...interestOf(tokens),
    ...[...invertedPhrases(tokens), ...wordRuns(contentWords(tokens))]
      .filter(words.isPhrase)
      .map((phrase) => phrase.join(" ")),
  ];
  const last = [...errandReadings(tokens.slice(errand ?? 0), words), ...topicsOf(tokens, words)];
  const readings = [...new Set([...candidates.slice(0, maxReadings), ...last])]
    .filter((part) => part !== text)
    .slice(0, maxTotal);
  return lessonPattern.test(text) ? [...readings, "lessons"] : readings;
}

/** Fewer words name something; a narrative names its narrator. */
const minNarrativeWords = 5;
/** Narrators at the beginning: 'my back is killing me'. */
const possessive = /^(my|our)$/;

/** 'And need', behind the reason. */
function isNeed(words: readonly string[], at: number): boolean {
  return /^(needs?|wants?)$/.test(words[at]!) && /^(and|so|but)$/.test(words[at - 1] ?? "");
}

/** True for a sentence in which somebody describes a need. */
export function isNarrative(text: string): boolean {
  const words = tokensOf(text).map(({ word }) => word);
  return (
    words.length >= minNarrativeWords &&
    words.some((word, at) => isNarrator(word) || (at === 0 && possessive.test(word)) || isNeed(words, at))
  );
}

/** Phrases of a sentence that the table has, the longest first: 'hurt knee' of 'I hurt my knee and want to exercise'. */
export function phrasesIn(text: string, isPhrase: Words["isPhrase"]): string[] {
  const tokens = tokensOf(text);
  const runs = [...invertedPhrases(tokens), ...wordRuns(contentWords(tokens))].filter(isPhrase);
  return [...new Set(runs.map((phrase) => phrase.join(" ")))].slice(0, maxReadings);
}

/** True if a part of a text has all its content words: 'hedges overgrown' of 'my hedges are getting overgrown'. */
export function coversText(text: string, part: string): boolean {
  const covered = new Set(tokensOf(part).map(({ word }) => word));
  const content = contentWords(tokensOf(text)).filter((word) => !isRankingOnly(word));
  return content.length > 1 && content.every((word) => covered.has(word));
}

/** The broken thing of a text that doesn't ask for a repair. */
function brokenThing(tokens: readonly Token[]): string[] {
  const words = rewriteAsOffer(tokens).map(({ word }) => word);
  const at = words.indexOf("repair");
  return at < 1 || tokens.some(({ word }) => word === "repair") ? [] : words.slice(0, at);
}

/** True for a text about a broken thing: nobody wants another one. */
export function isRepairRequest(text: string): boolean {
  return brokenThing(tokensOf(text)).length > 0;
}

/** Repairs that somebody offers: of the sofa and of the leg for a 'sofa leg repair'. */
function repairReadings(thing: readonly string[], { isPhrase }: Words): string[] {
  const ends = thing.length > 1 ? [thing.at(-1)!, thing[0]!] : [];
  return ends.filter((word) => isPhrase([word, "repair"])).map((word) => `${word} repair`);
}

function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** True if the work depends on its thing: painters of nails paint no walls, and trimmers of bangs trim no hedge. */
function dependsOnObject(
  { thing, activity }: { thing: string[]; activity: string },
  { isPhrase }: Words,
): boolean {
  return needsObject(activity) || isPhrase([...thing, activity]);
}

/** Readings of an errand: the phrase of the table, its first and last word with the work, then the work alone ('exterior painting', 'painting'). */
function errandReadings(tokens: readonly Token[], words: Words): string[] {
  const errand = parseErrand(tokens);
  if (!errand) return [];
  const { thing, activity } = errand;
  const ends = thing.length > 1 ? [thing[0]!, thing.at(-1)!].filter((word) => !isRankingOnly(word)) : [];
  const topics = thing.filter((word) => words.isTopic(word, "services"));
  const phrase = [...thing, activity];
  const whole = words.isPhrase(phrase) ? [phrase.join(" ")] : [];
  const alone = dependsOnObject(errand, words) ? [] : [activity];
  return [...whole, ...ends.map((word) => `${word} ${activity}`), ...topics, ...alone];
}

function isSentence(tokens: readonly Token[]): boolean {
  return tokens.length >= minSentenceWords && tokens.some(({ word }) => isStopWord(word));
}

/** Lessons stand in for a skill that nobody teaches. */
const lessonPattern = /\b(learn|teach)\b.* to [a-z]|\blearn to [a-z]/i;

/** True for a text that asks for lessons. */
export function isLessonRequest(text: string): boolean {
  return /\b(learn|teach|lessons?|class|classes|courses?|tutor|tutoring|coaching)\b/i.test(text);
}

/** Words of a sentence that titles are about, work before goods; none of a name like 'gas grill'. */
function topicsOf(tokens: readonly Token[], words: Words): string[] {
  const { isTopic } = words;
  const start = errandStart(tokens) ?? 0;
  const errand = parseErrand(tokens.slice(start));
  const verb = errand && dependsOnObject(errand, words) ? tokens[start]!.word : null;
  const broken = brokenThing(tokens);
  const content = contentWords(tokens).filter(
    (word) =>
      (broken.length === 0 || broken.includes(word)) &&
      word.length > 2 &&
      word !== "help" &&
      !isRankingOnly(word) &&
      !needsObject(word) &&
      word !== verb,
  );
  if (!isSentence(tokens)) return [];
  const work = content.filter((word) => isTopic(word, "services"));
  // A lamp to be hung is no lamp to buy.
  const isErrand = start > 0 || errand !== null || broken.length > 0;
  const topics = work.length > 0 || isErrand ? work : content.filter((word) => isTopic(word, "products"));
  return topics.slice(0, maxTopics);
}

/** 'Book' of a 'book lover'. */
function interestOf(tokens: readonly Token[]): string[] {
  const offered = rewriteAsOffer(tokens);
  const at = offered.findIndex(({ word }, index) => index > 0 && /^lovers?$/.test(word));
  return at < 0 ? [] : [joinTokens(offered.slice(at - 1, at))];
}
