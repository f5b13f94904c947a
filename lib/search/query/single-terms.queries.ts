import "server-only";
import type { Compound } from "../index/compounds.rules";
import { needsObject } from "../analysis/word-classes.rules";
import { isBrandName, mayBeUnfinished } from "../lexicon/english.rules";
import { guessActivities } from "../analysis/inflection.rules";
import {
  documentsOf,
  minDocuments,
  isMostlyServices,
  synonymsOfWords,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { isSubcategorySynonym, type Synonym } from "../index/synonyms.queries";
import type { TextRequest } from "../analysis/draft.rules";
import { requireSubject, inTitle, type Term } from "./terms.rules";
import type { Unit } from "./units.queries";
import { currentVocabulary } from "../index/vocabulary.queries";
import { sumDocuments, type Documents } from "../index/window.rules";
import { isHouseCompound } from "../entities/homes.rules";
import { numeralOf } from "../entities/quantities.rules";
import { addDocuments, prefixOperand, isFound, noDocuments, type Completion } from "../index/words.queries";

export function unitText(words: readonly string[]): string {
  return words.join(" ").replace(/ s$/, "’s");
}

export type TermInput = { completions: readonly Completion[]; isLast: boolean; request: TextRequest };

export function fallbackTerm(
  { at, words, synonyms }: Unit,
  known: WordStatistics,
  input: TermInput,
): Term | undefined {
  const word = words.at(-1)!;
  const isOne = words.length < 2 || isBrandName(words.join("")) || isHouseCompound(words[0]!, words.at(-1)!);
  // 'Nails painting' has its own synonyms and isn't painting.
  const isOtherWork = /ing$/.test(word) && synonyms.length > 0;
  // 'Fresh coat' means painting, not a coat.
  const isNoGoods = isMostlyServices(synonyms, known) && isOnlyGoods(word, known);
  if (isOne || isOtherWork || isNoGoods || needsObject(word) || known.words.get(word)?.isWritten === false)
    return undefined;
  const term = termOf(
    { at, words: [word], synonyms: synonymsOfWords(known.synonyms, [word]), joined: null },
    known,
    input,
  );
  return isFound(term.documents) ? { ...term, isHead: true } : undefined;
}

function isOnlyGoods(word: string, known: WordStatistics): boolean {
  const { products, services } = known.words.get(word)?.heads ?? noDocuments;
  return products > 0 && services === 0;
}

/** Leaves a gap of one word for 'in' of 'walk-in', which the index drops but counts as a position. */
function compoundTerm(words: readonly string[], { first, following }: Compound, known: WordStatistics): Term {
  const counted = [first, ...following].map((word) => known.words.get(word));
  const [own, ...others] = counted.map((row) => (row?.lexeme && isFound(row.documents) ? row : null));
  const rows = own ? others.filter((row) => row !== null) : [];
  return {
    word: unitText(words),
    operands: rows.map((row) => `(${quoteLexeme(own!.lexeme!)} <2> ${quoteLexeme(row.lexeme!)})`),
    documents: rows
      .map((row) => minDocuments([own!.documents, row.documents]))
      .reduce(addDocuments, noDocuments),
  };
}

export function isOfHome({ words, compound }: Unit, known: WordStatistics): boolean {
  const { products, services, realestate } = compound
    ? compoundTerm(words, compound, known).documents
    : noDocuments;
  return realestate > products + services;
}

function isPhrase(words: readonly string[]): boolean {
  const { book } = currentVocabulary() ?? {};
  return words.length < 2 || !book || book.has(words.join(" "));
}

export function termOf(
  { words, synonyms, joined, compound }: Unit,
  known: WordStatistics,
  input: TermInput,
): Term {
  if (compound) return compoundTerm(words, compound, known);
  const rows = words.map((word) => known.words.get(word)).filter((row) => row !== undefined && !row.stop);
  const operands: string[] = [];
  const firsts: string[] = [];
  let hasSame = false;
  let documents = noDocuments;
  const add = (operand: string, counts: Documents) => {
    if (!operands.includes(operand)) operands.push(operand);
    documents = addDocuments(documents, counts);
  };
  const lexemes = rows.flatMap((row) => row?.lexeme ?? []);
  const least = rows.map((row) => row!.documents).toSorted((a, b) => sumDocuments(a) - sumDocuments(b))[0];
  const isWork =
    words.length === 1 && (isUnwrittenActivity(words[0]!) || isUnwrittenWorker(words[0]!, synonyms, known));
  // 'Out of shape' is indexed as just 'shape', a different word.
  const isRemnant = words.length > 1 && rows.length === 1 && synonyms.length > 0;
  const whole = isRemnant ? undefined : least;
  const own = isWork && whole ? onlyServices(whole) : whole;
  if (own && own !== least && isFound(own)) add(`(${quoteLexeme(lexemes[0]!)} & 'xcat_services')`, own);
  // 'Chiming clock' describes goods, not work.
  else if (isWork && least && !input.isLast && least.products > 0)
    add(`(${inTitle(quoteLexeme(lexemes[0]!))} & 'xcat_products')`, {
      ...noDocuments,
      products: least.products,
    });
  else if (own && isFound(own)) add(ownOperand(words, lexemes, joined, known), own);
  const numeral = words.length === 1 && !input.request.literal ? numeralOf(words[0]!) : null;
  if (numeral) add(quoteLexeme(numeral), documentsOf([numeral], known));
  const one = joined === null ? undefined : known.words.get(joined);
  if (one?.lexeme) add(quoteLexeme(one.lexeme), one.documents);
  for (const synonym of synonyms) {
    const counts = documentsOf(synonym.lexemes, known);
    // Listings in the subcategory match regardless of their titles.
    if (isSubcategorySynonym(synonym)) add(synonym.query, counts);
    if (isSubcategorySynonym(synonym) || isServiceOnlyHead(words, synonym, known)) continue;
    if (!isFound(counts) || !isValidSynonym(synonym, known)) continue;
    add(`(${titleQueryOf(synonym)})`, counts);
    if (synonym.isFirst) firsts.push(`(${titleQueryOf(synonym)})`);
    hasSame ||= synonym.isSame === true && isPhrase(synonym.phrase.split(" "));
  }
  if (
    !input.request.literal &&
    words.length === 1 &&
    input.request.category !== "products" &&
    documents.products === 0
  )
    for (const doing of guessActivities(words[0]!)) {
      const row = known.words.get(doing);
      if (
        row?.lexeme &&
        !row.stop &&
        isFound(row.heads) &&
        row.documents.services > 0 &&
        row.lexeme !== lexemes[0]
      ) {
        // 'Trainer' finds training before its synonyms.
        hasSame = true;
        add(`(${requireSubject(quoteLexeme(row.lexeme))} & 'xcat_services')`, {
          ...noDocuments,
          services: row.documents.services,
        });
      }
    }
  if (operands.length === 0 && input.isLast)
    for (const { typed, lexeme, ...counts } of input.completions)
      if (typed === words[0])
        add(quoteLexeme(lexeme), {
          products: counts.products,
          services: counts.services,
          realestate: counts.realestate,
        });
  const begins = known.words.get(words[0]!)?.prefixDocuments ?? noDocuments;
  if (
    operands.length === 0 &&
    input.isLast &&
    isFound(begins) &&
    words.length === 1 &&
    mayBeUnfinished(words[0]!, input.request)
  )
    add(prefixOperand(words[0]!), begins);
  if (operands.length === 0) operands.push(...synonyms.map(({ query }) => `(${inTitle(query)})`));
  const both = one?.lexeme && own && isFound(own) ? operands.slice(0, 2) : [];
  // Synonyms rank first if no title has the phrase: 'breaker box'.
  const isTitled = own !== undefined && isFound(own) && isPhrase(words);
  const tight = isTitled || hasSame ? both : firsts;
  const isPlain = words.length === 1 && operands.length === 1 && own !== undefined && isFound(own);
  const { heads, titled } = (isPlain && rows[0]?.known ? rows[0] : undefined) ?? {};
  const hasOwn = own !== undefined && isFound(own);
  return {
    word: unitText(words),
    operands,
    documents,
    heads,
    titled,
    hasOwn,
    ...(tight.length > 0 ? { exactOperands: tight } : {}),
  };
}

/** Preserves word distances, since the index counts the words that it drops. */
function ownOperand(
  words: readonly string[],
  lexemes: readonly string[],
  joined: string | null,
  known: WordStatistics,
): string {
  if (lexemes.length === 1) return quoteLexeme(lexemes[0]!);
  if (joined !== null) return `(${lexemes.map(quoteLexeme).join(" & ")})`;
  const places = words.flatMap((word, at) => {
    const row = known.words.get(word);
    return row && !row.stop && row.lexeme ? [at] : [];
  });
  const parts = lexemes.map((lexeme, index) => {
    const gap = index === 0 ? 0 : places[index]! - places[index - 1]!;
    return (index === 0 ? "" : gap > 1 ? ` <${gap}> ` : " <-> ") + quoteLexeme(lexeme);
  });
  return `(${parts.join("")})`;
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

/** An '-ing' phrase must be the subject of the title, since painters also mention 'furniture moved'. */
function titleQueryOf({ phrase, query }: Synonym): string {
  return phrase.endsWith("ing") ? requireSubject(query) : inTitle(moveHeadLast(phrase, query));
}

function moveHeadLast(phrase: string, query: string): string {
  const isLinked = /^\w+( \w+)* (for|at|in|with|to|by|on|of) /.test(phrase) && !/ (and|or) /.test(phrase);
  const [before, ...behind] = isLinked ? query.split(/ <[2-9]> /) : [query];
  return behind.length > 0 ? `${behind.join(" & ")} & ${before}` : query;
}

/**
 * A one-word synonym must be the subject of some titles: a 'weighted' keyboard isn't a weight. Words of homes
 * ('garage') are exempt unless they name work.
 */
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
