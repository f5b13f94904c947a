import "server-only";
import { subcategoryLexeme } from "@/lib/listings/catalog/fact-lexemes.rules";
import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { suggestNode } from "@/lib/shared/tree";
import {
  documentsOf,
  countSynonymHeads,
  isMostlyServices,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { isDescriptivePair, isDescriptive, descriptivePositions } from "../lexicon/qualities.rules";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { inTitle, inTitleOrSubject, type Term } from "./terms.rules";
import type { Unit } from "./units.queries";
import { sumDocuments, type Documents } from "../index/window.rules";
import { isFound, noDocuments } from "../index/words.queries";

export function addBoosts(terms: readonly Term[], extra: readonly Term[]): Term[] {
  const operands = extra
    .filter(({ documents }) => isFound(documents))
    .flatMap((term) => term.operands.map(inTitle));
  return terms.map((term, index) =>
    index === 0 && operands.length > 0
      ? { ...term, boostOperands: [...(term.boostOperands ?? []), ...operands] }
      : term,
  );
}

/**
 * Modifiers of a phrase with synonyms, which rank first: 'podcast' of 'podcast mic'. A phrase that titles join is one
 * word: 'haircut'.
 */
export function modifiersOf({ words, synonyms }: Unit, known: WordStatistics): string[] {
  if (synonyms.length === 0) return [];
  const inOne = words.length === 2 ? known.words.get(words.join("")) : undefined;
  if (inOne?.lexeme && isFound(inOne.heads)) return [inTitle(quoteLexeme(inOne.lexeme))];
  return words.slice(0, -1).flatMap((word) => {
    const { lexeme = null, stop = true, documents = noDocuments } = known.words.get(word) ?? {};
    return lexeme && !stop && isFound(documents) ? [inTitle(quoteLexeme(lexeme))] : [];
  });
}

export function namedSubcategory({ words }: Unit): string | undefined {
  const phrase = words.join(" ");
  const byName = [...goods, ...services].find(({ name }) => areNumberForms(name.toLowerCase(), phrase));
  const byWords = words.length > 1 ? null : (suggestNode(goods, phrase) ?? suggestNode(services, phrase));
  const part = byName ?? byWords;
  return part ? quoteLexeme(subcategoryLexeme(part.path)) : undefined;
}

function areNumberForms(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}

/**
 * Units that describe the preceding noun: 'suv one owner clean title'. They occur together in titles, and no title is
 * about the last one.
 */
export function qualitiesOf(
  units: readonly Unit[],
  known: WordStatistics,
  isPhrase: (phrase: string) => boolean,
): ReadonlySet<Unit> {
  const headsOf = ({ words }: Unit) => known.words.get(words.at(-1)!)?.heads ?? noDocuments;
  // Without any van, 'clean title' has nothing to describe.
  const isDescribed = (unit: Unit | undefined) => unit !== undefined && unit.words.every(isDescriptive);
  const first = units.findIndex((unit, at) => isFound(headsOf(unit)) && !isDescribed(units[at + 1]));
  if (first < 0) return new Set();
  const operandsInTitle = headsOf(units[first]!);
  const isSubject = (unit: Unit) =>
    (["products", "services", "realestate"] as const).some(
      (section) => operandsInTitle[section] > 0 && headsOf(unit)[section] > 0,
    );
  const behind = units.slice(first + 1);
  const isPair = (at: number) => {
    const [one, next] = [behind[at]!, behind[at + 1]!];
    const areWords = one.words.length === 1 && next.words.length === 1;
    const [word = "", last = ""] = [one.words[0], next.words[0]];
    if (areWords && isDescriptivePair(word, last)) return !isDescriptive(last) || !isSubject(next);
    return areWords && !isSubject(next) && isPhrase(`${word} ${last}`);
  };
  const places = descriptivePositions(
    behind.map(({ words }) => words.join(" ")),
    isPair,
  );
  return new Set(places.map((at) => behind[at]!));
}

/**
 * Work must be a service; goods must have the head in the title, since a violin case with backpack straps isn't a
 * backpack.
 */
export function conditionsOf(
  head: Term | undefined,
  { isDone, isNamed }: { isDone: boolean; isNamed: boolean },
): Term[] {
  if (!head || !(isDone || isNamed)) return [];
  const condition = (operands: string[]): Term => ({
    word: "",
    operands,
    documents: head.documents,
    isFact: true,
    isNeeded: true,
    isImplied: true,
  });
  const operandsInTitle = [...head.operands, ...(head.fallback?.operands ?? [])].map(inTitle);
  if (operandsInTitle.length === 0) return [];
  return isDone
    ? [condition(["'xcat_services'"]), condition(operandsInTitle)]
    : [condition([...operandsInTitle, "!'xcat_products'"])];
}

type SubjectFacts = {
  unit: Unit;
  known: WordStatistics;
  isAlone: boolean;
  isDone: boolean;
  isPriced: boolean;
};

export function limitToThing(term: Term, { unit, known, isAlone, isDone, isPriced }: SubjectFacts): Term {
  const one = unit.joined ?? (unit.words.length === 1 ? unit.words[0]! : null);
  const own = one === null ? undefined : known.words.get(one)?.heads;
  const { products, services, realestate } = own ?? noDocuments;
  const isOwn = products + services > 0;
  const section = products >= 2 * services ? "products" : services >= 2 * products ? "services" : null;
  const isGood = isOwn
    ? products > 0 && services === 0
    : isGoodsWord(unit, known) || (isPriced && areGoods(unit, known));
  const isProduct = !isDone && isGood;
  const isNoHome = realestate === 0 && (isOwn || areGoods(unit, known) || isServiced(unit, known));
  const homesExclusion = isNoHome && isAlone ? " & !'xcat_realestate'" : "";
  // Synonyms of goods are goods: 'novels' doesn't find bookkeepers.
  const such = isOwn && isGood && isAlone ? " & 'xcat_products'" : "";
  const isToo = isAlone && !isOwn && mayBeGoods(unit);
  // Goods rank first if it is both: 'trainers'.
  const first = isOwn ? section : isToo && areGoodsAndServices(unit, known) ? "products" : null;
  return {
    ...term,
    operands: term.operands.map(
      (operand, at) => `(${inTitleOrSubject(operand)}${at > 0 ? such : ""}${homesExclusion})`,
    ),
    best: first ? [quoteLexeme(`xcat_${first}`)] : undefined,
    // If only lessons have 'piano' in the title, it has no section.
    section: isProduct || (isToo && !isMostlyServices(unit.synonyms, known)) ? "products" : undefined,
  };
}

export function isGoodsUnit(unit: Unit, units: readonly Unit[], known: WordStatistics): boolean {
  const isSubject = ({ words }: Unit) => (known.words.get(words.at(-1)!)?.heads.products ?? 0) > 0;
  return isGoodsWord(unit, known) || units.some((other) => other !== unit && isSubject(other));
}

const goods = builtInSubcategories.filter(({ category }) => category === "products");
const services = builtInSubcategories.filter(({ category }) => category === "services");

export function isGoodsWord({ words, joined, synonyms }: Unit, known: WordStatistics): boolean {
  const phrase = joined ?? words.join(" ");
  if (isMostlyServices(synonyms, known)) return false;
  return suggestNode(goods, phrase) !== null && suggestNode(services, phrase) === null;
}

function mayBeGoods({ words }: Unit): boolean {
  return words.length === 1 && suggestNode(goods, words[0]!) !== null;
}

function areGoods({ synonyms }: Unit, known: WordStatistics): boolean {
  const { products, services } = countSynonymHeads(synonyms, known);
  return products > 3 * services;
}

function areGoodsAndServices({ synonyms }: Unit, known: WordStatistics): boolean {
  const { products, services } = countSynonymHeads(synonyms, known);
  return products > 0 && services > 0;
}

function isServiced({ words, synonyms }: Unit, known: WordStatistics): boolean {
  return synonyms
    .filter(({ lexemes }) => words.length > 1 && lexemes.length > words.length)
    .map(({ lexemes }) => documentsOf(lexemes, known))
    .some(({ services, realestate }) => services > 0 && realestate === 0);
}

export function isMostlySubject({ words, joined }: Unit, known: WordStatistics): boolean {
  const { heads = noDocuments, titled = 0 } = known.words.get(joined ?? words.at(-1)!) ?? {};
  return isFound(heads) && 2 * sumDocuments(heads) >= titled;
}

export function isThing({ words, synonyms }: Unit, known: WordStatistics): boolean {
  const isOffered = ({ products, services, realestate }: Documents) => products + services > realestate;
  const own = words.length === 1 ? known.words.get(words[0]!)?.heads : undefined;
  return (
    isOffered(own ?? noDocuments) ||
    synonyms.some(({ lexemes }) => isOffered(documentsOf(lexemes, known))) ||
    // Homes mention bikes but are never about them, so 'cycle' means the goods.
    synonyms.some(({ lexemes }) =>
      lexemes.every((lexeme) => isOffered(known.heads.get(lexeme) ?? noDocuments)),
    )
  );
}
