import "server-only";
import { rows, sql } from "@/lib/server/db";
import {
  doubledEverydayWord,
  isEverydayWord,
  isName,
  lacksLetter,
  mayGoOn,
  nearestEverydayWord,
} from "./everyday.rules";
import { farOff, misheard, misplaced } from "./context.queries";
import { doingsOf } from "./families.rules";
import { endsPhrase, isKnown, learn, lexemesAround, synonymsAt, type Known } from "./known.queries";
import { soundsLike } from "./sounds.rules";
import { closestWord, countSlips, isPlainSlip, isWildSlip, type KnownWord } from "./spelling.rules";
import { cutsOf, splitWord } from "./splitting.rules";
import type { Draft } from "./terms.rules";
import { currentVocabulary, takeChanges } from "./vocabulary.queries";
import type { Synonyms } from "./synonyms.queries";
import { amountWords } from "./wishes/amounts.rules";
import { askingWords } from "./wishes/asking-words.rules";
import { isContraction } from "./wishes/contractions.rules";
import { conditionWords } from "./wishes/goods.rules";
import { homeWords } from "./wishes/homes.rules";
import { namesPlace, nicknamesIn } from "./wishes/places.rules";
import { isNumeral } from "./wishes/rooms.rules";
import type { Token } from "./wishes/tokens.rules";
import { distinct, isFound, readNear, type Completion, type NearWords } from "./words.queries";

/** Of a word that no listing has and that may still be a part of one that was typed as two. */
const leastWeight = 0.5;

/** True for a word that is not to be mended: it means something, or says how much. */
function isMeant(word: string): boolean {
  return isEverydayWord(word) || amountWords.has(word) || namesPlace(word) || isContraction(word);
}

type Mending = { parts: ReadonlyMap<string, number>; synonyms: Synonyms; named: ReadonlySet<string> };

/** For each misspelt word the one that was meant, or the two that were typed as one. What means something is left alone. */
async function mendWords(
  words: readonly string[],
  { parts, synonyms, named }: Mending,
): Promise<Map<string, string[]>> {
  const misspelt = distinct(words).filter((word) => !isMeant(word));
  const closest = misspelt.length > 0 ? await readClosest(misspelt, synonyms) : new Map<string, string>();
  // 'Housecleaning' means something, but only 'house cleaning' is what somebody offers.
  const whole = distinct(words).filter((word) => isEverydayWord(word) && !isName(word));
  const meant = splitWords(misspelt, parts, synonyms);
  for (const word of whole)
    for (const cut of cutsOf(word)) if (synonymsAt(synonyms, cut).length > 0) meant.set(word, cut);
  for (const [word, one] of closest)
    if (!meant.has(word) || !isFar(word, one)) meant.set(word, [nearerWord(word, one)]);
  for (const word of misspelt) {
    const pair = meant.has(word) ? null : slippedPair(word);
    const other = meant.has(word) || pair || named.has(word) ? null : unofferedWord(word);
    if (pair) meant.set(word, pair);
    else if (other) meant.set(word, [other]);
  }
  return meant;
}

/** The two words of a phrase that were typed as one, with a slip in one of them: 'teddybaer'. */
function slippedPair(word: string): string[] | null {
  const vocabulary = currentVocabulary();
  if (!vocabulary || word.length < longWord) return null;
  const { book, speller } = vocabulary;
  for (const [first = "", second = ""] of cutsOf(word)) {
    const [knowsFirst, knowsSecond] = [speller.isWritten(first), speller.isWritten(second)];
    if (knowsFirst === knowsSecond) continue;
    const meant = speller.correct(knowsFirst ? second : first);
    const pair = knowsFirst ? [first, meant] : [meant, second];
    if (meant && book.has(pair.join(" "))) return pair as string[];
  }
  return null;
}

/**
 * The everyday word that was meant where nothing that listings have is near: nobody offers what is 'acoustic', and who types
 * 'accoustic guitar' is told that and shown guitars. Short words are one slip away from too many, and what nobody who knows
 * the word writes is a name ('carpentier').
 */
function unofferedWord(word: string): string | null {
  const near = word.length >= longWord && /^[a-z]+$/.test(word) ? nearestEverydayWord(word) : null;
  return near && soundsLike(word, near) && isPlainSlip(word, near) ? near : null;
}

/** More than one slip away, and not heard as the same. */
function isFar(word: string, closest: string): boolean {
  return countSlips(word, closest, 1) > 1 && !soundsLike(word, closest);
}

/** Whether all letters of a word stand in the other one in their order. */
function hasLettersOf(other: string, word: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** In a word as long as this two slips leave enough: 'apparment'. */
const longWord = 9;

/**
 * 'Acustic' is acoustic, though no listing is, and not Austin: an everyday word that is nearer was meant. So it was where
 * only a letter is missing that is written twice, unless what listings have takes one more letter as well: a 'sadle' is a
 * saddle and no sale, 'sining' is singing.
 */
function nearerWord(word: string, closest: string): string {
  const isNear = word.length >= longWord || !isFar(word, closest);
  const isSure = soundsLike(word, closest) || hasLettersOf(closest, word);
  const doubled = isSure ? null : doubledEverydayWord(word);
  return doubled ?? (isNear ? null : nearestEverydayWord(word)) ?? closest;
}

/** The nearest word, unless it is any of many: 'cout' may be a coat and a court, and nothing is said. */
function unlessWild(word: string, nearest: string | null, isOther: (other: string) => boolean) {
  return nearest && isWildSlip(word, nearest) && lacksLetter(word, isOther) ? null : nearest;
}

/** The near words that were meant: from memory, or from the tables while memory is still being filled. */
async function readClosest(words: readonly string[], synonyms: Synonyms): Promise<Map<string, string>> {
  const vocabulary = currentVocabulary();
  const closest = new Map<string, string | null>();
  if (vocabulary) {
    while (await takeChanges(vocabulary));
    for (const word of words) {
      const near = unlessWild(word, vocabulary.speller.correct(word), vocabulary.speller.knows);
      // The first letter is the one that is missed least: 'hunny' is heard as honey before it is sunny.
      const isDoubtful = near === null || near[0] !== word[0] || isFar(word, near);
      const heard = isDoubtful ? vocabulary.speller.hear(word) : null;
      closest.set(word, heard ?? near);
    }
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
        unlessWild(word, closestWord(word, candidates), (other) => known.has(other)),
      );
    }
  }
  return new Map([...closest].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** 'mountainbike' → 'mountain', 'bike', 'houseforrent' → 'house', 'for', 'rent': what listings, synonyms or rules know. */
function splitWords(
  words: readonly string[],
  parts: ReadonlyMap<string, number>,
  synonyms: Synonyms,
): Map<string, string[]> {
  const vocabulary = currentVocabulary();
  const isDoer = (part: string) => doingsOf(part).some((doing) => vocabulary?.speller.isWritten(doing));
  const weigh = (part: string) =>
    parts.get(part) ?? (vocabulary?.speller.knows(part) || isDoer(part) ? leastWeight : 0);
  const isAsking = (part: string) => askingWords.includes(part) || isNumeral(part);
  // Words that are both known say nothing together: a 'treehouse' is no house.
  const belong = (some: readonly string[]) =>
    synonymsAt(synonyms, some).length > 0 ||
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

/** The last word, where it stands nowhere. */
function halfTyped({ asked, tokens }: Draft, known: Known): string[] {
  const last = tokens.at(-1)?.word ?? "";
  const row = known.words.get(last);
  if (
    !row ||
    row.stop ||
    asked.unmended ||
    endsPhrase(tokens, known) ||
    !mayGoOn(last, asked) ||
    homeWords.includes(last) ||
    isFound(row.documents)
  )
    return [];
  return [last];
}

/** The words of the tables that misspelt, joined and half-typed words may stand for. */
export function readNearWords(drafts: readonly Draft[], known: Known): Promise<NearWords> {
  const unknown = drafts.flatMap(({ asked, tokens }) =>
    asked.literal || asked.unmended
      ? []
      : tokens.filter(({ word }) => !isKnown(word, known) && !isMeant(word)),
  );
  return readNear(
    distinct(drafts.flatMap((draft) => halfTyped(draft, known))),
    distinct(unknown.flatMap(({ word }) => cutsOf(word).flat())),
  );
}

/** A word that is found by its stem alone: 'landscapping'. It may be a slip of one that has the same stem. */
function isOdd(word: string, known: Known): boolean {
  const vocabulary = currentVocabulary();
  return (
    vocabulary !== null &&
    word.length > 3 &&
    isKnown(word, known) &&
    !known.words.get(word)?.stop &&
    !/\d/.test(word) &&
    !vocabulary.speller.knows(word) &&
    synonymsAt(known.synonyms, [word]).length === 0
  );
}

function isSame(word: string, meant: readonly string[] | undefined, { words }: Known): boolean {
  return meant?.length === 1 && words.get(meant[0]!)?.lexeme === words.get(word)?.lexeme;
}

/** Words with a capital letter behind a word without one: phones write the first word so, and some people every word. */
function namesIn({ asked, tokens }: Draft): string[] {
  const isCapital = ({ start }: Token) => /^\p{Lu}/u.test(asked.text.slice(start));
  const isMixed = tokens.slice(1).some((token) => !isCapital(token));
  return isMixed
    ? tokens
        .slice(1)
        .filter(isCapital)
        .map(({ word }) => word)
    : [];
}

/** Puts what was meant in the place of misspelt words. A last word that only one word begins with is that word. */
export async function mend(
  drafts: readonly Draft[],
  known: Known,
  { completions, parts }: NearWords,
): Promise<Draft[]> {
  const isEnd = (draft: Draft, token: Token) => draft.tokens.at(-1) === token;
  const completed = (word: string) => completions.filter(({ typed }) => typed === word);
  const open = drafts.filter(({ asked }) => !asked.literal && !asked.unmended);
  const unknown = open.flatMap((draft) =>
    draft.tokens
      .filter(({ word }) => !isKnown(word, known) && !homeWords.includes(word))
      .filter((token) => !isEnd(draft, token) || completed(token.word).length === 0)
      .map(({ word }) => word),
  );
  const others = open.flatMap((draft) => [
    ...misheard(draft, known),
    ...farOff(draft, known),
    ...(draft.asked.inContext ? misplaced(draft.tokens, known.synonyms) : []),
  ]);
  const isOther = (word: string) => others.some(([other]) => other === word);
  const odd = open.flatMap(({ tokens }) =>
    tokens.filter(({ word }) => isOdd(word, known) && !isOther(word)).map(({ word }) => word),
  );
  const named = new Set(open.flatMap(namesIn));
  const places = nicknamesIn(open.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  const misspelt = [...unknown, ...odd].filter((word) => !places.has(word));
  const meant = await mendWords(misspelt, { parts, synonyms: known.synonyms, named });
  for (const [word, other] of others) meant.set(word, other);
  const put = () => drafts.map((draft) => putIn(draft, { known, meant, odd, completed }));
  if (meant.size > 0 || completions.length > 0) {
    const words = [...[...meant.values()].flat(), ...completions.map(({ word }) => word)];
    await learn(known, { words, guesses: words.flatMap(doingsOf), lexemes: lexemesAround(put(), known) });
  }
  for (const word of odd) if (!isSame(word, meant.get(word), known)) meant.delete(word);
  return put();
}

type Meant = {
  known: Known;
  meant: ReadonlyMap<string, readonly string[]>;
  odd: readonly string[];
  completed: (word: string) => Completion[];
};

function putIn(draft: Draft, { known, meant, odd, completed }: Meant): Draft {
  let isMended = false;
  const tokens = draft.tokens.flatMap((token) => {
    const isLast = draft.tokens.at(-1) === token;
    const ends = isLast && !isKnown(token.word, known) ? completed(token.word) : [];
    if (ends.length === 1 && token.word.length > 4) return [{ ...token, word: ends[0]!.word }];
    const words = draft.asked.literal || draft.asked.unmended ? undefined : meant.get(token.word);
    if (!words) return [token];
    isMended ||= !odd.includes(token.word);
    return words.map((word) => ({ ...token, word }));
  });
  return { ...draft, tokens, isMended };
}
