import "server-only";
import { rows, sql } from "@/lib/server/db";
import { isEverydayWord, nearestEverydayWord } from "./everyday.rules";
import { doingsOf } from "./families.rules";
import { isKnown, learn, lexemesAround, synonymsAt, type Known } from "./known.queries";
import { closestWord, countSlips, type KnownWord } from "./spelling.rules";
import type { Asked } from "./terms.rules";
import { currentVocabulary, takeChanges } from "./vocabulary.queries";
import { amountWords } from "./wishes/amounts.rules";
import { homeWords } from "./wishes/homes.rules";
import type { Token } from "./wishes/tokens.rules";
import { distinct, isFound, readNear, type Completion, type NearWords } from "./words.queries";

/** True for a word that is not to be mended: it means something, or says how much. */
function isMeant(word: string): boolean {
  return isEverydayWord(word) || amountWords.has(word);
}

/** For each misspelt word the one that was meant, or the two that were typed as one. What means something is left alone. */
async function mendWords(
  words: readonly string[],
  parts: ReadonlyMap<string, number>,
): Promise<Map<string, string[]>> {
  const misspelt = distinct(words).filter((word) => !isMeant(word));
  if (misspelt.length === 0) return new Map();
  const closest = await readClosest(misspelt);
  const meant = split(
    misspelt.filter((word) => !closest.has(word)),
    parts,
  );
  for (const [word, one] of closest) meant.set(word, [nearerWord(word, one)]);
  return meant;
}

/** 'Acustic' is acoustic, though no listing is, and not Austin: an everyday word that is nearer was meant. */
function nearerWord(word: string, closest: string): string {
  const isFar = countSlips(word, closest, 1) > 1;
  return (isFar ? nearestEverydayWord(word) : null) ?? closest;
}

/** The near words that were meant: from memory, or from the table while memory is still being filled. */
async function readClosest(words: readonly string[]): Promise<Map<string, string>> {
  const vocabulary = currentVocabulary();
  const closest = new Map<string, string | null>();
  if (vocabulary) {
    while (await takeChanges(vocabulary));
    for (const word of words) closest.set(word, vocabulary.speller.correct(word));
  } else {
    const near = await rows<KnownWord & { typed: string }>(sql`
      SELECT typed.word AS typed, near.word, near.documents, near.heads FROM unnest(${words}::text[]) AS typed (word)
      CROSS JOIN LATERAL (
        SELECT w.word, w.documents, l.product_heads + l.service_heads + l.realestate_heads AS heads
        FROM search_words w LEFT JOIN search_lexemes l ON l.lexeme = w.lexeme
        WHERE w.word % typed.word ORDER BY similarity(w.word, typed.word) DESC LIMIT 60
      ) near`);
    for (const word of words) {
      const candidates = near.filter(({ typed }) => typed === word);
      closest.set(word, closestWord(word, candidates));
    }
  }
  return new Map([...closest].filter((pair): pair is [string, string] => pair[1] !== null));
}

function cutsOf(word: string): string[][] {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/** 'mountainbike' → 'mountain', 'bike', when both are known. */
function split(words: readonly string[], parts: ReadonlyMap<string, number>): Map<string, string[]> {
  const weight = (pair: string[]) => Math.min(...pair.map((part) => parts.get(part) ?? 0));
  const splits = new Map<string, string[]>();
  for (const word of words) {
    const [best] = cutsOf(word).sort((a, b) => weight(b) - weight(a));
    if (best && weight(best) > 0) splits.set(word, best);
  }
  return splits;
}

/** A text on its way to its terms. */
export type Draft = { asked: Asked; tokens: Token[]; isMended: boolean };

export const completedLength = 3;

/** The last word, where it stands nowhere. */
function halfTyped({ asked, tokens }: Draft, known: Known): string[] {
  const last = tokens.at(-1)?.word ?? "";
  const row = known.words.get(last);
  if (
    !row ||
    row.stop ||
    asked.literal ||
    asked.unmended ||
    last.length < completedLength ||
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
  const odd = open.flatMap(({ tokens }) =>
    tokens.filter(({ word }) => isOdd(word, known)).map(({ word }) => word),
  );
  const meant = await mendWords([...unknown, ...odd], parts);
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
