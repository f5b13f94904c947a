import { articles } from "../analysis/inflection.rules";
import { needsObject, isNarrator, isStopWord } from "../analysis/word-classes.rules";
import { inversionsAt } from "../analysis/inversion.rules";
import { joinTokens } from "../analysis/patterns.rules";
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

const maxReadings = 4;
const maxPhraseWords = 3;
const maxTopics = 2;
const maxTotal = 6;
const minSentenceWords = 3;

function contentWords(tokens: readonly Token[]): string[] {
  return tokens
    .map(({ word }) => word)
    .filter((word) => !articles.has(word) && !isStopWord(word) && !/\d/.test(word));
}

function wordRuns(words: readonly string[]): string[][] {
  const whole = [maxPhraseWords, 2].flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  );
  const skipGrams = [2, 3].flatMap((gap) =>
    words.flatMap((word, at) => (at + gap < words.length ? [[word, words[at + gap]!]] : [])),
  );
  const turned = words.flatMap((word, at) => (at > 0 ? [[word, words[at - 1]!]] : []));
  return [...whole, ...skipGrams, ...turned];
}

function knownPhrases(tokens: readonly Token[], isPhrase: Words["isPhrase"]): string[] {
  const inverted = tokens.flatMap((_, at) => inversionsAt(tokens, at).map(({ words }) => words));
  const found = [...inverted, ...wordRuns(contentWords(tokens))].filter(isPhrase);
  return found.map((words) => words.join(" "));
}

type Words = {
  isPhrase: (words: readonly string[]) => boolean;
  isTopic: (word: string, section: "products" | "services") => boolean;
};

/**
 * Shorter readings of a long text without matches, most specific first: the errand in a sentence ('a kid down the
 * street to mow my lawn'), known phrases ('check engine light came on'), and subjects of titles ('hedges are blocking
 * the sidewalk').
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
    ...knownPhrases(tokens, words.isPhrase),
  ];
  const last = [...errandReadings(tokens.slice(errand ?? 0), words), ...topicsOf(tokens, words)];
  const readings = [...new Set([...candidates.slice(0, maxReadings), ...last])]
    .filter((part) => part !== text)
    .slice(0, maxTotal);
  return lessonPattern.test(text) ? [...readings, "lessons"] : readings;
}

const minNarrativeWords = 5;
const possessive = /^(my|our)$/;

function isNeed(words: readonly string[], at: number): boolean {
  return /^(needs?|wants?)$/.test(words[at]!) && /^(and|so|but)$/.test(words[at - 1] ?? "");
}

export function isNarrative(text: string): boolean {
  const words = tokensOf(text).map(({ word }) => word);
  return (
    words.length >= minNarrativeWords &&
    words.some((word, at) => isNarrator(word) || (at === 0 && possessive.test(word)) || isNeed(words, at))
  );
}

export function phrasesIn(text: string, isPhrase: Words["isPhrase"]): string[] {
  return [...new Set(knownPhrases(tokensOf(text), isPhrase))].slice(0, maxReadings);
}

export function coversText(text: string, part: string): boolean {
  const covered = new Set(tokensOf(part).map(({ word }) => word));
  const content = contentWords(tokensOf(text)).filter((word) => !isRankingOnly(word));
  return content.length > 1 && content.every((word) => covered.has(word));
}

function brokenThing(tokens: readonly Token[]): string[] {
  const words = rewriteAsOffer(tokens).map(({ word }) => word);
  const at = words.indexOf("repair");
  return at < 1 || tokens.some(({ word }) => word === "repair") ? [] : words.slice(0, at);
}

export function isRepairRequest(text: string): boolean {
  return brokenThing(tokensOf(text)).length > 0;
}

function repairReadings(thing: readonly string[], { isPhrase }: Words): string[] {
  const ends = thing.length > 1 ? [thing.at(-1)!, thing[0]!] : [];
  return ends.filter((word) => isPhrase([word, "repair"])).map((word) => `${word} repair`);
}

function dependsOnObject(
  { thing, activity }: { thing: string[]; activity: string },
  { isPhrase }: Words,
): boolean {
  return needsObject(activity) || isPhrase([...thing, activity]);
}

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

const lessonPattern = /\b(learn|teach)\b.* to [a-z]|\blearn to [a-z]/i;

export function isLessonRequest(text: string): boolean {
  return /\b(learn|teach|lessons?|class|classes|courses?|tutor|tutoring|coaching)\b/i.test(text);
}

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
  // 'Hang a lamp' isn't a search for lamps.
  const isErrand = start > 0 || errand !== null || broken.length > 0;
  const topics = work.length > 0 || isErrand ? work : content.filter((word) => isTopic(word, "products"));
  return topics.slice(0, maxTopics);
}

function interestOf(tokens: readonly Token[]): string[] {
  const offered = rewriteAsOffer(tokens);
  const at = offered.findIndex(({ word }, index) => index > 0 && /^lovers?$/.test(word));
  return at < 0 ? [] : [joinTokens(offered.slice(at - 1, at))];
}
