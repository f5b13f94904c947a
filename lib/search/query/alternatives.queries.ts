import "server-only";
import { mayBeUnfinished } from "../lexicon/english.rules";
import { guessActivities } from "../analysis/inflection.rules";
import {
  documentsOf,
  isMostlyServices,
  minDocuments,
  partsOf,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { joinPhrase, quoteLexeme } from "../analysis/tsquery.rules";
import { isSubcategorySynonym, type Synonym } from "../index/synonyms.queries";
import type { TextRequest } from "../analysis/draft.rules";
import { requireSubject, inTitle } from "./terms.rules";
import type { Spelling } from "../entities/measures.rules";
import type { Unit } from "./units.queries";
import { currentVocabulary } from "../index/vocabulary.queries";
import { sumDocuments, type Documents } from "../index/window.rules";
import { numeralOf } from "../entities/quantities.rules";
import { prefixOperand, isFound, noDocuments, type Completion, type WordRow } from "../index/words.queries";

export type Alternative = { operand: string; documents: Documents };

export type TermInput = { completions: readonly Completion[]; isLast: boolean; request: TextRequest };

export function isPhrase(words: readonly string[]): boolean {
  const { book } = currentVocabulary() ?? {};
  return words.length < 2 || !book || book.has(words.join(" "));
}

export function indexedRows(words: readonly string[], known: WordStatistics): WordRow[] {
  return words.flatMap((word) => known.words.get(word) ?? []).filter(({ stop }) => !stop);
}

function isWork({ words: [word = "", ...others], synonyms }: Unit, known: WordStatistics): boolean {
  return others.length === 0 && (isUnwrittenActivity(word) || isUnwrittenWorker(word, synonyms, known));
}

export function ownAlternative(unit: Unit, known: WordStatistics): Alternative | undefined {
  const { words, synonyms, joined } = unit;
  const rows = indexedRows(words, known);
  const lexemes = rows.flatMap(({ lexeme }) => lexeme ?? []);
  const [least] = rows
    .map(({ documents }) => documents)
    .toSorted((a, b) => sumDocuments(a) - sumDocuments(b));
  // 'Out of shape' is indexed as just 'shape', a different word.
  const isRemnant = words.length > 1 && rows.length === 1 && synonyms.length > 0;
  if (!least || isRemnant) return undefined;
  if (!isWork(unit, known))
    return isFound(least)
      ? { operand: ownOperand(words, lexemes, joined, known), documents: least }
      : undefined;
  return least.services > 0
    ? { operand: `(${quoteLexeme(lexemes[0]!)} & 'xcat_services')`, documents: onlyServices(least) }
    : undefined;
}

/** 'Chiming clock' describes goods, not work. */
export function goodsOfActivity(unit: Unit, known: WordStatistics, { isLast }: TermInput): Alternative[] {
  const [row] = isLast || !isWork(unit, known) ? [] : indexedRows(unit.words, known);
  if (!row?.lexeme || row.documents.products === 0) return [];
  const operand = `(${inTitle(quoteLexeme(row.lexeme))} & 'xcat_products')`;
  return [{ operand, documents: { ...noDocuments, products: row.documents.products } }];
}

export function numeralAlternative(
  [word = "", ...others]: readonly string[],
  known: WordStatistics,
  { request }: TermInput,
): Alternative[] {
  const numeral = others.length > 0 || request.literal ? null : numeralOf(word);
  return numeral ? [{ operand: quoteLexeme(numeral), documents: documentsOf([numeral], known) }] : [];
}

export function lexemeAlternative(word: string, known: WordStatistics): Alternative[] {
  const { lexeme, documents } = known.words.get(word) ?? {};
  return lexeme && documents ? [{ operand: quoteLexeme(lexeme), documents }] : [];
}

/** Phrase of the words that the index has; null without one of them. */
export function spelledAlternative(spelling: Spelling, { words }: WordStatistics): Alternative | null {
  const rows = spelling.map((word) => (word === null ? undefined : words.get(word)));
  const isAbsent = (row: WordRow | undefined) => !row?.stop && !isFound(row?.documents ?? noDocuments);
  if (spelling.some((word, at) => word !== null && isAbsent(rows[at]))) return null;
  const placed = rows.flatMap((row, at) =>
    row?.lexeme && !row.stop ? [{ operand: quoteLexeme(row.lexeme), at, documents: row.documents }] : [],
  );
  const documents = minDocuments(placed.map((one) => one.documents));
  return placed.length > 0 ? { operand: `(${joinPhrase(placed)})`, documents } : null;
}

/** 'Jig saw' for 'jigsaw', if titles have it. */
export function apartAlternative(
  [word = "", ...others]: readonly string[],
  known: WordStatistics,
  { request }: TermInput,
): Alternative[] {
  const parts = others.length > 0 || request.literal ? null : partsOf(word);
  if (!parts || parts.some((part) => known.words.get(part)?.stop)) return [];
  const found = spelledAlternative(parts, known);
  return found ? [{ ...found, operand: inTitle(found.operand) }] : [];
}

/** Listings in the subcategory match regardless of their titles. */
export function isAlternative(synonym: Synonym, words: readonly string[], known: WordStatistics): boolean {
  if (isSubcategorySynonym(synonym)) return true;
  if (isServiceOnlyHead(words, synonym, known)) return false;
  return isFound(documentsOf(synonym.lexemes, known)) && isValidSynonym(synonym, known);
}

export function synonymAlternative(synonym: Synonym, known: WordStatistics): Alternative {
  const operand = isSubcategorySynonym(synonym) ? synonym.query : `(${titleQueryOf(synonym)})`;
  return { operand, documents: documentsOf(synonym.lexemes, known) };
}

export function isSamePhrase({ isSame, phrase }: Synonym): boolean {
  return isSame === true && isPhrase(phrase.split(" "));
}

export function activityAlternatives(
  words: readonly string[],
  known: WordStatistics,
  { request }: TermInput,
): Alternative[] {
  if (request.literal || request.category === "products" || words.length > 1) return [];
  const [own] = indexedRows(words, known);
  return guessActivities(words[0]!).flatMap((activity) => {
    const row = known.words.get(activity);
    if (!row?.lexeme || row.stop || row.lexeme === own?.lexeme || !isFound(row.heads)) return [];
    if (row.documents.services === 0) return [];
    const operand = `(${requireSubject(quoteLexeme(row.lexeme))} & 'xcat_services')`;
    return [{ operand, documents: onlyServices(row.documents) }];
  });
}

export function unfinishedAlternatives(
  words: readonly string[],
  known: WordStatistics,
  { isLast, completions, request }: TermInput,
): Alternative[] {
  if (!isLast) return [];
  const [word = ""] = words;
  const completed = completions
    .filter(({ typed }) => typed === word)
    .map(({ lexeme, products, services, realestate }) => ({
      operand: quoteLexeme(lexeme),
      documents: { products, services, realestate },
    }));
  if (completed.length > 0 || words.length > 1 || !mayBeUnfinished(word, request)) return completed;
  const documents = known.words.get(word)?.prefixDocuments ?? noDocuments;
  return isFound(documents) ? [{ operand: prefixOperand(word), documents }] : [];
}

function ownOperand(
  words: readonly string[],
  lexemes: readonly string[],
  joined: string | null,
  known: WordStatistics,
): string {
  if (lexemes.length === 1) return quoteLexeme(lexemes[0]!);
  if (joined !== null) return `(${lexemes.map(quoteLexeme).join(" & ")})`;
  const placed = words.flatMap((word, at) => {
    const row = known.words.get(word);
    return row && !row.stop && row.lexeme ? [{ operand: quoteLexeme(row.lexeme), at }] : [];
  });
  return `(${joinPhrase(placed)})`;
}

/**
 * True for work that listings name in another form: 'roofing' if all of them have 'roof'. False while the vocabulary
 * loads.
 */
function isUnwrittenActivity(word: string): boolean {
  const vocabulary = currentVocabulary();
  if (vocabulary === null || !/(ing|tion|ment)$/.test(word)) return false;
  return ![word, ...spellingVariants(word)].some((spelled) => vocabulary.speller.isWritten(spelled));
}

function isUnwrittenWorker(word: string, synonyms: readonly Synonym[], known: WordStatistics): boolean {
  return isUnwrittenAgent(word) && isMostlyServices(synonyms, known);
}

function isUnwrittenAgent(word: string): boolean {
  const vocabulary = currentVocabulary();
  return vocabulary !== null && guessActivities(word).length > 0 && !vocabulary.speller.isWritten(word);
}

function spellingVariants(word: string): string[] {
  const [, root = "", twice = ""] = /^(.*?l)(l?)ing$/.exec(word) ?? [];
  return root ? [`${root}${twice ? "" : "l"}ing`] : [];
}

function onlyServices({ services }: Documents): Documents {
  return { ...noDocuments, services };
}

function titleQueryOf({ phrase, query }: Synonym): string {
  return phrase.endsWith("ing") ? requireSubject(query) : inTitle(moveHeadLast(phrase, query));
}

function moveHeadLast(phrase: string, query: string): string {
  const isLinked = /^\w+( \w+)* (for|at|in|with|to|by|on|of) /.test(phrase) && !/ (and|or) /.test(phrase);
  const [before, ...behind] = isLinked ? query.split(/ <[2-9]> /) : [query];
  return behind.length > 0 ? `${behind.join(" & ")} & ${before}` : query;
}

function isValidSynonym({ phrase, lexemes }: Synonym, known: WordStatistics): boolean {
  if (lexemes.length > 1) return true;
  const { products, services, realestate } = documentsOf(lexemes, known);
  if (realestate > products + services) return !isUnwrittenActivity(phrase) && !isUnwrittenAgent(phrase);
  const heads = known.heads.get(lexemes[0]!) ?? noDocuments;
  return isFound(heads) && !(isUnwrittenActivity(phrase) && services === 0);
}

function isServiceOnlyHead(
  words: readonly string[],
  { phrase, lexemes }: Synonym,
  known: WordStatistics,
): boolean {
  if (words.length < 2 || phrase !== words.at(-1) || isUnwrittenActivity(phrase)) return false;
  const { products, services } = known.documents.get(lexemes[0]!) ?? noDocuments;
  return products === 0 && services > 0;
}
