import "server-only";
import { rows, sql } from "@/lib/server/db";
import { isEverydayWord, isBrandName, mayBeUnfinished } from "../lexicon/english.rules";
import { splitCompound } from "../index/compounds.rules";
import { correctionsInContext, homophones, misplacedWords } from "./context.queries";
import { twoWaySplits, guessActivities, splitWord } from "../analysis/inflection.rules";
import {
  endsPhrase,
  isKnown,
  addStatistics,
  relatedLexemes,
  synonymsOfWords,
  type WordStatistics,
} from "../index/word-statistics.queries";
import {
  isFar,
  isMeaningful,
  closerWord,
  nearestWord,
  splitMisspelledPair,
  doubledCorrection,
  unlessAmbiguous,
  unlistedCorrection,
} from "./spelling.rules";
import { isEnglishWord, isRareWord, mayMean } from "./rare.rules";
import { closestWord, isTypicalSlip, type KnownWord } from "../analysis/edit-distance.rules";
import type { Draft } from "../analysis/draft.rules";
import { currentVocabulary, applyChanges } from "../index/vocabulary.queries";
import type { Synonyms } from "../index/synonyms.queries";
import { entityWords } from "../entities/entity-words.rules";
import { conditionWords } from "../entities/goods.rules";
import { homeWords } from "../entities/homes.rules";
import { nicknamesIn } from "../entities/places.rules";
import { isNumeral } from "../entities/quantities.rules";
import { isOpenWordPrefix } from "../analysis/word-classes.rules";
import type { Token } from "../analysis/tokens.rules";
import { distinct, isFound, readNear, type Completion, type WordNeighbors } from "../index/words.queries";

const minWeight = 0.5;

type CorrectionInput = { parts: ReadonlyMap<string, number>; synonyms: Synonyms; named: ReadonlySet<string> };

async function correctWords(
  words: readonly string[],
  { parts, synonyms, named }: CorrectionInput,
): Promise<Map<string, string[]>> {
  const open = distinct(words).filter((word) => !isMeaningful(word));
  const misspelt = open.filter((word) => !isRareWord(word));
  const closest = open.length > 0 ? await readClosest(open, synonyms) : new Map<string, string>();
  for (const [word, one] of closest) if (isRareWord(word) && !mayMean(word, one)) closest.delete(word);
  // 'Housecleaning' is a word, but listings have 'house cleaning'.
  const whole = distinct(words).filter((word) => isEnglishWord(word) && !isBrandName(word));
  const corrections = splitWords(misspelt, parts, synonyms);
  const vocabulary = currentVocabulary();
  for (const word of whole)
    for (const cut of twoWaySplits(word))
      if (synonymsOfWords(synonyms, cut).length > 0) corrections.set(word, cut);
  for (const [word, one] of closest)
    if (!corrections.has(word) || !isFar(word, one)) corrections.set(word, [closerWord(word, one)]);
  for (const word of vocabulary ? distinct(words) : []) {
    const compound = splitCompound(word, vocabulary!.book);
    if (compound) corrections.set(word, compound);
  }
  for (const word of misspelt) {
    const pair = corrections.has(word) || !vocabulary ? null : splitMisspelledPair(word, vocabulary);
    const other =
      corrections.has(word) || pair || named.has(word)
        ? null
        : (unlistedCorrection(word) ?? doubledCorrection(word));
    if (pair) corrections.set(word, pair);
    else if (other) corrections.set(word, [other]);
  }
  for (const word of open.filter(isRareWord)) {
    const other = corrections.has(word) || named.has(word) ? null : doubledCorrection(word);
    if (other && mayMean(word, other)) corrections.set(word, [other]);
  }
  return corrections;
}

async function readClosest(words: readonly string[], synonyms: Synonyms): Promise<Map<string, string>> {
  const vocabulary = currentVocabulary();
  const closest = new Map<string, string | null>();
  if (vocabulary) {
    while (await applyChanges(vocabulary));
    for (const word of words) closest.set(word, nearestWord(word, vocabulary.speller));
  } else {
    const near = await rows<KnownWord & { typed: string }>(sql`
      SELECT typed.word AS typed, near.word, near.documents, near.heads FROM unnest(${words}::text[]) AS typed (word)
      CROSS JOIN LATERAL (
        SELECT w.word, w.documents, l.product_heads + l.service_heads + l.realestate_heads AS heads
        FROM search_words w LEFT JOIN search_lexemes l ON l.lexeme = w.lexeme
        WHERE w.word % typed.word ORDER BY similarity(w.word, typed.word) DESC LIMIT 60
      ) near`);
    const known = new Set([...synonyms.keys()].flatMap((phrase) => phrase.split(" ")));
    for (const { word } of near) known.add(word);
    for (const word of words) {
      const candidates = near.filter(({ typed }) => typed === word);
      closest.set(
        word,
        unlessAmbiguous(word, closestWord(word, candidates), (other) => known.has(other)),
      );
    }
  }
  return new Map([...closest].filter((pair): pair is [string, string] => pair[1] !== null));
}

/**
 * 'mountainbike' → 'mountain', 'bike'; 'houseforrent' → 'house', 'for', 'rent'. Parts must be known to listings,
 * synonyms, or rules.
 */
function splitWords(
  words: readonly string[],
  parts: ReadonlyMap<string, number>,
  synonyms: Synonyms,
): Map<string, string[]> {
  const vocabulary = currentVocabulary();
  const isDoer = (part: string) =>
    guessActivities(part).some((doing) => vocabulary?.speller.isWritten(doing));
  const weigh = (part: string) =>
    parts.get(part) ?? (vocabulary?.speller.knows(part) || isDoer(part) ? minWeight : 0);
  const isAsking = (part: string) => entityWords.includes(part) || isNumeral(part);
  // Two known words aren't joined: a 'treehouse' isn't a house.
  const belong = (some: readonly string[]) =>
    synonymsOfWords(synonyms, some).length > 0 ||
    vocabulary === null ||
    vocabulary.book.has(some.join(" ")) ||
    some.length > 2 ||
    some.every(isAsking) ||
    some[0] === "cheap" ||
    conditionWords.includes(some[0]!);
  return new Map(
    words.flatMap((word) => {
      const split = splitWord(word, weigh);
      return split && belong(split) ? [[word, split] as const] : [];
    }),
  );
}

function unfinishedWords({ request, tokens }: Draft, known: WordStatistics): string[] {
  const last = tokens.at(-1)?.word ?? "";
  const row = known.words.get(last);
  if (
    !row ||
    row.stop ||
    endsPhrase(tokens, known) ||
    !mayBeUnfinished(last, request) ||
    homeWords.includes(last) ||
    isFound(row.documents)
  )
    return [];
  return [last];
}

export function readNearWords(drafts: readonly Draft[], known: WordStatistics): Promise<WordNeighbors> {
  const unknown = drafts.flatMap(({ request, tokens }) =>
    request.literal ? [] : tokens.filter(({ word }) => !isKnown(word, known) && !isMeaningful(word)),
  );
  return readNear(
    distinct(drafts.flatMap((draft) => unfinishedWords(draft, known))),
    distinct(unknown.flatMap(({ word }) => twoWaySplits(word).flat())),
  );
}

function isSuspicious(word: string, known: WordStatistics): boolean {
  const vocabulary = currentVocabulary();
  return (
    vocabulary !== null &&
    word.length > 3 &&
    isKnown(word, known) &&
    !known.words.get(word)?.stop &&
    !/\d/.test(word) &&
    !vocabulary.speller.knows(word) &&
    synonymsOfWords(known.synonyms, [word]).length === 0
  );
}

function hasSameLexeme(
  word: string,
  corrections: readonly string[] | undefined,
  { words }: WordStatistics,
): boolean {
  return corrections?.length === 1 && words.get(corrections[0]!)?.lexeme === words.get(word)?.lexeme;
}

function capitalizedWords({ request, tokens }: Draft): string[] {
  const isCapital = ({ start }: Token) => /^\p{Lu}/u.test(request.text.slice(start));
  const isMixed = tokens.slice(1).some((token) => !isCapital(token));
  return isMixed
    ? tokens
        .slice(1)
        .filter(isCapital)
        .map(({ word }) => word)
    : [];
}

export async function correctDrafts(
  drafts: readonly Draft[],
  known: WordStatistics,
  { completions, parts }: WordNeighbors,
): Promise<Draft[]> {
  const isEnd = (draft: Draft, token: Token) => draft.tokens.at(-1) === token;
  const completed = (word: string) => completions.filter(({ typed }) => typed === word);
  const isWhole = (word: string) => completed(word).length === 0 && !isOpenWordPrefix(word);
  const open = drafts.filter(({ request }) => !request.literal);
  const unknown = open.flatMap((draft) =>
    draft.tokens
      .filter(({ word }) => !isKnown(word, known) && !homeWords.includes(word))
      .filter((token) => !isEnd(draft, token) || isWhole(token.word))
      .map(({ word }) => word),
  );
  const others = open.flatMap((draft) => [
    ...homophones(draft, known),
    ...correctionsInContext(draft, known),
    ...(draft.request.inContext ? misplacedWords(draft.tokens, known.synonyms) : []),
  ]);
  const isOther = (word: string) => others.some(([other]) => other === word);
  const suspicious = open.flatMap(({ tokens }) =>
    tokens.filter(({ word }) => isSuspicious(word, known) && !isOther(word)).map(({ word }) => word),
  );
  const named = new Set(open.flatMap(capitalizedWords));
  const places = nicknamesIn(open.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  const misspelt = [...unknown, ...suspicious].filter((word) => !places.has(word));
  const corrections = await correctWords(misspelt, { parts, synonyms: known.synonyms, named });
  for (const [word, other] of others) corrections.set(word, other);
  const put = (unresolved: readonly string[]) =>
    drafts.map((draft) => applyCorrections(draft, { known, corrections, suspicious: unresolved, completed }));
  if (corrections.size > 0 || completions.length > 0) {
    const words = [...[...corrections.values()].flat(), ...completions.map(({ word }) => word)];
    await addStatistics(known, {
      words,
      guesses: words.flatMap(guessActivities),
      lexemes: relatedLexemes(put(suspicious), known),
    });
  }
  const leads = (one: string) => isKnown(one, known) || homeWords.includes(one);
  // Drops corrections that lead nowhere, so the text stays as typed.
  for (const { tokens } of open) {
    const corrected = tokens.flatMap(({ word }) =>
      (corrections.get(word) ?? [word]).map((one) => ({ word: one })),
    );
    const { word: thing = "" } = tokens.at(-1) ?? {};
    const isLed = endsPhrase(corrected, known) || corrected.some(({ word }) => leads(word));
    if (!isLed) for (const { word } of tokens) corrections.delete(word);
    if (!endsPhrase(corrected, known) && !(corrections.get(thing) ?? []).every(leads))
      corrections.delete(thing);
  }
  const changed = suspicious.filter((word) => !hasSameLexeme(word, corrections.get(word), known));
  const slips = new Set(changed.filter((word) => isSlip(word, corrections.get(word) ?? [])));
  for (const word of changed) if (!slips.has(word)) corrections.delete(word);
  return put(suspicious.filter((word) => !slips.has(word)));
}

function isSlip(word: string, [one = "", ...others]: readonly string[]): boolean {
  if (others.length > 0 || !isEverydayWord(one) || !isTypicalSlip(word, one)) return false;
  return !isEnglishWord(word) || (isRareWord(word) && mayMean(word, one));
}

type Corrections = {
  known: WordStatistics;
  corrections: ReadonlyMap<string, readonly string[]>;
  suspicious: readonly string[];
  completed: (word: string) => Completion[];
};

function isStopWordPrefix(word: string, { request }: Draft): boolean {
  return !request.literal && isOpenWordPrefix(word) && !isEnglishWord(word);
}

function applyCorrections(draft: Draft, { known, corrections, suspicious, completed }: Corrections): Draft {
  let isCorrected = false;
  const tokens = draft.tokens.flatMap((token) => {
    const isLast = draft.tokens.at(-1) === token;
    const isOpen = isLast && !isKnown(token.word, known);
    const ends = isOpen ? completed(token.word) : [];
    // An unfinished stop word is dropped: 'und' of 'under'.
    if (isOpen && draft.tokens.length > 1 && ends.length === 0 && isStopWordPrefix(token.word, draft))
      return [];
    if (ends.length === 1 && token.word.length > 4) return [{ ...token, word: ends[0]!.word }];
    const words = draft.request.literal ? undefined : corrections.get(token.word);
    if (!words) return [token];
    isCorrected ||= !suspicious.includes(token.word);
    return words.map((word) => ({ ...token, word }));
  });
  return { ...draft, tokens, isCorrected };
}
