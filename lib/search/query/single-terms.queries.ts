import "server-only";
import type { Compound } from "../index/compounds.rules";
import { needsObject } from "../analysis/word-classes.rules";
import { isBrandName } from "../lexicon/english.rules";
import {
  minDocuments,
  isMostlyServices,
  synonymsOfWords,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { inTitle, type Term } from "./terms.rules";
import type { Spelling } from "../entities/measures.rules";
import type { Unit } from "./units.queries";
import { sumDocuments } from "../index/window.rules";
import { isHouseCompound } from "../entities/homes.rules";
import { addDocuments, isFound, noDocuments } from "../index/words.queries";
import {
  isPhrase,
  indexedRows,
  ownAlternative,
  goodsOfActivity,
  numeralAlternative,
  lexemeAlternative,
  isAlternative,
  synonymAlternative,
  spelledAlternative,
  isSamePhrase,
  activityAlternatives,
  apartAlternative,
  unfinishedAlternatives,
  type TermInput,
} from "./alternatives.queries";

export function unitText(words: readonly string[]): string {
  return words.join(" ").replace(/ s$/, "’s");
}

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

function measureTerm(words: readonly string[], spellings: readonly Spelling[], known: WordStatistics): Term {
  const found = spellings.flatMap((spelling) => spelledAlternative(spelling, known) ?? []);
  const byOperand = new Map(found.map((one) => [one.operand, one.documents]));
  return {
    word: unitText(words),
    operands: [...byOperand.keys()],
    documents: [...byOperand.values()].reduce(addDocuments, noDocuments),
  };
}

export function isOfHome({ words, compound }: Unit, known: WordStatistics): boolean {
  const { products, services, realestate } = compound
    ? compoundTerm(words, compound, known).documents
    : noDocuments;
  return realestate > products + services;
}

export function termOf(unit: Unit, known: WordStatistics, input: TermInput): Term {
  const { words, synonyms, joined, compound, measure } = unit;
  if (compound) return compoundTerm(words, compound, known);
  if (measure) return measureTerm(words, measure, known);
  const own = ownAlternative(unit, known);
  const inOne = joined === null ? [] : lexemeAlternative(joined, known);
  const alike = synonyms.filter((synonym) => isAlternative(synonym, words, known));
  const named = [
    ...(own ? [own] : goodsOfActivity(unit, known, input)),
    ...numeralAlternative(words, known, input),
    ...inOne,
    ...alike.map((synonym) => synonymAlternative(synonym, known)),
  ];
  const activities = named.some(({ documents }) => documents.products > 0)
    ? []
    : activityAlternatives(words, known, input);
  const whole = [...named, ...activities];
  const apart = apartAlternative(words, known, input);
  const found = [...(whole.length > 0 ? whole : unfinishedAlternatives(words, known, input)), ...apart];
  const operands =
    found.length > 0
      ? [...new Set(found.map(({ operand }) => operand))]
      : synonyms.map(({ query }) => `(${inTitle(query)})`);
  // Synonyms rank first if no title has the phrase: 'breaker box'.
  const isTitled = own !== undefined && isPhrase(words);
  // 'Trainer' finds training before its synonyms.
  const hasSame = alike.some(isSamePhrase) || activities.length > 0;
  const both = own && inOne.length > 0 ? operands.slice(0, 2) : [];
  const first = alike.filter(({ isFirst }) => isFirst).map((one) => synonymAlternative(one, known).operand);
  const tight = isTitled || hasSame ? both : first;
  const [row] =
    own && words.length === 1 && operands.length === 1 + apart.length ? indexedRows(words, known) : [];
  return {
    word: unitText(words),
    operands,
    documents: found.map(({ documents }) => documents).reduce(addDocuments, noDocuments),
    heads: row?.known ? row.heads : undefined,
    titled: row?.known
      ? row.titled + apart.reduce((sum, one) => sum + sumDocuments(one.documents), 0)
      : undefined,
    hasOwn: own !== undefined,
    exactOperands: tight.length > 0 ? tight : undefined,
  };
}
