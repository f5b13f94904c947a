import "server-only";
import { isPersonCount } from "../entities/quantities.rules";
import {
  isServiceRequest,
  isObjectSpecificWork,
  isGenericWork,
  needsObject,
} from "../analysis/word-classes.rules";
import { isBrandName } from "../lexicon/english.rules";
import type { WordStatistics } from "../index/word-statistics.queries";
import { mergeTypes, factsOf } from "./facts.queries";
import { isOfHome, fallbackTerm, unitText, termOf } from "./single-terms.queries";
import type { Draft } from "../analysis/draft.rules";
import { headOf, isRealEstate, excludePlaces, type Term } from "./terms.rules";
import {
  conditionsOf,
  isGoodsWord,
  isMostlySubject,
  isThing,
  isGoodsUnit,
  limitToThing,
  namedSubcategory,
  qualitiesOf,
  modifiersOf,
  addBoosts,
} from "./things.queries";
import { areServices, unitsOf, type Unit } from "./units.queries";
import { isDescriptive } from "../lexicon/qualities.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import type { Token, Entity } from "../analysis/tokens.rules";
import { isRankingOnly } from "../entities/entities.rules";
import { isFound, noDocuments, type Completion } from "../index/words.queries";
import type { TermInput } from "./alternatives.queries";

export type ParsedText = { draft: Draft; entities: Entity[]; rest: Token[] };

type UnitReading = {
  parsed: ParsedText;
  known: WordStatistics;
  completions: readonly Completion[];
  all: readonly Unit[];
  units: readonly Unit[];
  isLiteral: boolean;
  isDone: boolean;
  isHome: boolean;
  head: number;
  either: number;
};

export function buildTerms(
  parsed: ParsedText,
  known: WordStatistics,
  completions: readonly Completion[],
): Term[] {
  const reading = readUnits(parsed, known, completions);
  const { units, isLiteral, isDone, head } = reading;
  const words = units.map((_, index) => wordTerm(index, reading));
  const isNamed = units[head] !== undefined && isGoodsUnit(units[head], units, known);
  const isOfHomes = isRealEstate(parsed);
  const terms = [
    ...units.flatMap((unit) => unlistedBrand(unit, known)),
    ...words,
    ...(isLiteral || isOfHomes ? [] : conditionsOf(words[head], { isDone, isNamed })),
    ...mergeTypes(parsed.entities).flatMap((entity) => factsOf(entity, known, parsed.draft.tokens)),
    ...(isOfHomes && !parsed.draft.request.category ? [homesTerm(known)] : []),
  ];
  return addBoosts(terms, optionalTerms(reading));
}

function readUnits(
  parsed: ParsedText,
  known: WordStatistics,
  completions: readonly Completion[],
): UnitReading {
  const isLiteral = Boolean(parsed.draft.request.literal);
  const all = unitsOf(parsed.rest, known, isLiteral);
  const isDone = !isLiteral && isServiceRequest(all);
  const required = isLiteral ? all : requiredUnits(all, { parsed, known, isDone });
  const hasCore = required.length > 0 || parsed.entities.some(({ lexemes }) => lexemes.length > 0);
  const units = hasCore ? required : all;
  // Words about a home describe it: '2 car garage house'.
  const isHome =
    parsed.entities.some(({ kind }) => kind === "type") || all.some((one) => isOfHome(one, known));
  const head = isHome ? -1 : headIndex(units, isLiteral ? units : namingUnits(units, known), parsed.rest);
  const either = isLiteral || isHome ? -2 : firstOfPairIndex(units, head, parsed.rest);
  return { parsed, known, completions, all, units, isLiteral, isDone, isHome, head, either };
}

function requiredUnits(
  all: readonly Unit[],
  { parsed: { rest }, known, isDone }: Pick<UnitReading, "parsed" | "known" | "isDone">,
): Unit[] {
  return all.filter(({ at, words, synonyms }, index) => {
    if (rest[at]!.isTerm || isPersonCount(rest, at)) return false;
    if (index > 0 && isDoneTo(all[index - 1]!, words, known)) return false;
    // The service implies the work: 'sink repair' finds plumbers.
    if (isDone && words.every(isGenericWork)) return false;
    return synonyms.length > 0 || !words.every(isRankingOnly);
  });
}

function namingUnits(units: readonly Unit[], known: WordStatistics): Unit[] {
  const { book } = currentVocabulary() ?? {};
  const qualities = qualitiesOf(units, known, (phrase) => book?.has(phrase) ?? false);
  return units.filter((unit) => !qualities.has(unit) && !unit.measure);
}

function optionalTerms(reading: UnitReading): Term[] {
  const left = reading.all.filter((unit) => !reading.units.includes(unit));
  return left.map((unit) => termOf(unit, reading.known, termInput(unit, reading)));
}

function termInput(unit: Unit, { parsed, completions, all }: UnitReading): TermInput {
  return { completions, isLast: unit === all.at(-1), request: parsed.draft.request };
}

function wordTerm(index: number, reading: UnitReading): Term {
  const { units, known, isLiteral, isHome, isDone, parsed, either } = reading;
  const unit = units[index]!;
  const term = plainTerm(index, reading);
  if (isHome && !isLiteral) return { ...term, operands: term.operands.map(excludePlaces) };
  const isEither = index === either || index === either + 1;
  if (!(term.isHead || isEither) || isLiteral || !isThing(unit, known)) return term;
  const isPriced = parsed.entities.some(({ kind }) => kind === "price" || kind === "order");
  return limitToThing(term, { unit, known, isAlone: units.length === 1 || isEither, isDone, isPriced });
}

function plainTerm(index: number, reading: UnitReading): Term {
  const { units, known, isLiteral, head, either } = reading;
  const unit = units[index]!;
  const isHead = index === head;
  const isUnderstood = isHead && !isLiteral;
  const isAlone = units.length === 1;
  const input = termInput(unit, reading);
  return {
    ...termOf(unit, known, input),
    isHead,
    isNeeded: !isLiteral && (isObject(index, reading) || (index === either && either === head - 2)),
    either: index === either ? "first" : index === either + 1 ? "second" : undefined,
    fallback: unit.joined === null ? fallbackTerm(unit, known, input) : undefined,
    isGoods: isUnderstood && isGoodsWord(unit, known),
    isSubject: isHead && isAlone && isMostlySubject(unit, known),
    boostOperands: isUnderstood ? modifiersOf(unit, known) : undefined,
    part: isUnderstood && isAlone ? namedSubcategory(unit) : undefined,
  };
}

/** True for the object of work: 'computer' of 'computer repair'. */
function isObject(index: number, { units, head }: UnitReading): boolean {
  const words = index === head - 1 ? units[head]!.words : [];
  return words.length === 1 && needsObject(words[0]!);
}

function homesTerm({ documents }: WordStatistics): Term {
  const lexeme = "xcat_realestate";
  const homes = documents.get(lexeme) ?? noDocuments;
  return {
    word: "",
    operands: [`'${lexeme}'`],
    documents: homes,
    isFact: true,
    isNeeded: true,
    isImplied: true,
  };
}

function isDoneTo(thing: Unit, work: readonly string[], known: WordStatistics): boolean {
  return work.length === 1 && isObjectSpecificWork(work[0]!) && areServices(thing.synonyms, known);
}

function headIndex(units: readonly Unit[], named: readonly Unit[], rest: readonly Token[]): number {
  const last = units.indexOf(named[headOf(rest, named)]!);
  const isQuality = last > 1 && units[last]!.words.every(isDescriptive);
  return isQuality ? headOf(rest, units.slice(0, last - 1)) : last;
}

/** Index of the first of two joined things ('piano and violin lessons'), -2 without any. */
function firstOfPairIndex(units: readonly Unit[], head: number, rest: readonly Token[]): number {
  const isOfBoth = units.length === 3 && head === 2 && units[2]!.words.every(needsObject);
  const isPair = units.length === 2 && head === 1;
  const between = isOfBoth || isPair ? rest.slice(units[0]!.at, units[1]!.at) : [];
  return between.some(({ word }) => /^(and|or|plus)$/.test(word)) ? 0 : -2;
}

function unlistedBrand({ words, synonyms }: Unit, known: WordStatistics): Term[] {
  const name = words.join("");
  const isOffered = isFound(known.words.get(name)?.documents ?? noDocuments);
  if (isOffered || !isBrandName(name) || synonyms.length === 0) return [];
  return [{ word: unitText(words), operands: [], documents: noDocuments }];
}
