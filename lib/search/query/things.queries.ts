import "server-only";
import { subcategoryLexeme } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { suggestIn } from "@/lib/shared/tree";
import { documentsOf, headsOfSame, meansWork, type Known } from "../index/word-statistics.queries";
import { isDescriptivePair, isDescriptive, qualitiesAmong } from "../lexicon/qualities.rules";
import { quoteLexeme } from "../analysis/normalizer.rules";
import { inTitle, withinTitle, type Term } from "./terms.rules";
import type { Unit } from "./units.queries";
import { sumDocuments, type Documents } from "../index/window.rules";
import { isFound, noDocuments } from "../index/words.queries";

/** What comes first without being asked for: in a title, beside what is. */
export function withExtra(terms: readonly Term[], extra: readonly Term[]): Term[] {
  const operands = extra
    .filter(({ documents }) => isFound(documents))
    .flatMap((term) => term.operands.map(inTitle));
  return terms.map((term, index) =>
    index === 0 && operands.length > 0 ? { ...term, extra: [...(term.extra ?? []), ...operands] } : term,
  );
}

/**
 * What a phrase says of a thing, before what means the same: for a 'podcast mic' a title with 'podcast' before another
 * microphone. Where titles write both as one, that word: for a 'hair cut' a haircut before bridal hair.
 */
export function saidOfIt({ words, synonyms }: Unit, known: Known): string[] {
  if (synonyms.length === 0) return [];
  const inOne = words.length === 2 ? known.words.get(words.join("")) : undefined;
  if (inOne?.lexeme && isFound(inOne.heads)) return [inTitle(quoteLexeme(inOne.lexeme))];
  return words.slice(0, -1).flatMap((word) => {
    const { lexeme = null, stop = true, documents = noDocuments } = known.words.get(word) ?? {};
    return lexeme && !stop && isFound(documents) ? [inTitle(quoteLexeme(lexeme))] : [];
  });
}

/**
 * The subcategory that a text names, as an operand: by its name ('furniture'), or one word by what titles there are about. For
 * a 'car' these come before trucks, and before who repairs one.
 */
export function ownPart({ words }: Unit): string | undefined {
  const said = words.join(" ");
  const byName = [...goods, ...services].find(({ name }) => areForms(name.toLowerCase(), said));
  const byWords = words.length > 1 ? null : (suggestIn(goods, said) ?? suggestIn(services, said));
  const part = byName ?? byWords;
  return part ? quoteLexeme(subcategoryLexeme(part.path)) : undefined;
}

/** Whether two texts differ at most by a plural. */
function areForms(one: string, other: string): boolean {
  return one === other || one === `${other}s` || other === `${one}s`;
}

/**
 * Of the units those that are said of the thing before them, as titles say it: a 'suv one owner clean title' is no title.
 * Words that stand together in titles, of which the last is nothing that a title is about.
 */
export function qualitiesOf(
  units: readonly Unit[],
  known: Known,
  isPhrase: (phrase: string) => boolean,
): ReadonlySet<Unit> {
  const headsOf = ({ words }: Unit) => known.words.get(words.at(-1)!)?.heads ?? noDocuments;
  // Of a 'van clean title' where nobody has a van nothing is clean.
  const isSaid = (unit: Unit | undefined) => unit !== undefined && unit.words.every(isDescriptive);
  const first = units.findIndex((unit, at) => isFound(headsOf(unit)) && !isSaid(units[at + 1]));
  if (first < 0) return new Set();
  const called = headsOf(units[first]!);
  const isCalled = (unit: Unit) =>
    (["products", "services", "realestate"] as const).some(
      (section) => called[section] > 0 && headsOf(unit)[section] > 0,
    );
  const behind = units.slice(first + 1);
  const isPair = (at: number) => {
    const [one, next] = [behind[at]!, behind[at + 1]!];
    const areWords = one.words.length === 1 && next.words.length === 1;
    const [word = "", last = ""] = [one.words[0], next.words[0]];
    if (areWords && isDescriptivePair(word, last)) return !isDescriptive(last) || !isCalled(next);
    return areWords && !isCalled(next) && isPhrase(`${word} ${last}`);
  };
  const places = qualitiesAmong(
    behind.map(({ words }) => words.join(" ")),
    isPair,
  );
  return new Set(places.map((at) => behind[at]!));
}

/**
 * What else holds of the thing: what is done to it somebody offers to do, and goods are called so, not only described by it:
 * a violin whose case has straps like a backpack is none. What may be anything is looked for wherever it stands.
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
  const called = [...head.operands, ...(head.loose?.operands ?? [])].map(inTitle);
  if (called.length === 0) return [];
  return isDone
    ? [condition(["'xcat_services'"]), condition(called)]
    : [condition([...called, "!'xcat_products'"])];
}

type Thing = { unit: Unit; known: Known; isAlone: boolean; isDone: boolean; isPriced: boolean };

/** A thing is looked for in titles; what homes have beside ('bike storage') is none, and its own section comes first. */
export function ofThing(term: Term, { unit, known, isAlone, isDone, isPriced }: Thing): Term {
  const one = unit.joined ?? (unit.words.length === 1 ? unit.words[0]! : null);
  const own = one === null ? undefined : known.words.get(one)?.heads;
  const { products, services, realestate } = own ?? noDocuments;
  const isOwn = products + services > 0;
  const section = products >= 2 * services ? "products" : services >= 2 * products ? "services" : null;
  const isGood = isOwn
    ? products > 0 && services === 0
    : isGoodsWord(unit, known) || (isPriced && areGoods(unit, known));
  const isProduct = !isDone && isGood;
  const isNoHome = realestate === 0 && (isOwn || areGoods(unit, known) || isWorkOnIt(unit, known));
  const beside = isNoHome && isAlone ? " & !'xcat_realestate'" : "";
  // What means the same as goods are goods: for 'novels' no bookkeeper catches up on books.
  const such = isOwn && isGood && isAlone ? " & 'xcat_products'" : "";
  const isToo = isAlone && !isOwn && areGoodsToo(unit);
  // Of what is either the goods come first: 'trainers'.
  const first = isOwn ? section : isToo && areBoth(unit, known) ? "products" : null;
  return {
    ...term,
    operands: term.operands.map((operand, at) => `(${withinTitle(operand)}${at > 0 ? such : ""}${beside})`),
    passing: (isProduct && isPriced) || products > 0 ? undefined : term.operands,
    best: first ? [quoteLexeme(`xcat_${first}`)] : undefined,
    // Nobody sells a 'piano' where lessons are all that has it in a title.
    section: isProduct || (isToo && !meansWork(unit.synonyms, known)) ? "products" : undefined,
  };
}

/** Whether a word names goods: the tree of parts knows it, or it stands behind what others are called, 'laptop sleeve'. */
export function namesGoods(unit: Unit, units: readonly Unit[], known: Known): boolean {
  const isCalled = ({ words }: Unit) => (known.words.get(words.at(-1)!)?.heads.products ?? 0) > 0;
  return isGoodsWord(unit, known) || units.some((other) => other !== unit && isCalled(other));
}

const goods = builtInSubcategories.filter(({ category }) => category === "products");
const services = builtInSubcategories.filter(({ category }) => category === "services");

/** Whether a word may be what comes before the thing in a title: a 'birthday' cake, 'piano' lessons; no goods that are called so. */
export function mayComeBefore(unit: Unit, known: Known): boolean {
  return unit.words.length === 1 && !isGoodsWord(unit, known);
}

/**
 * Whether the tree of parts knows it as goods and as no service: a 'tv' is not who mounts one. What the table takes for work is
 * none: a 'fresh coat', a 'trainer'.
 */
export function isGoodsWord({ words, joined, synonyms }: Unit, known: Known): boolean {
  const said = joined ?? words.join(" ");
  if (meansWork(synonyms, known)) return false;
  return suggestIn(goods, said) !== null && suggestIn(services, said) === null;
}

/** One word that the tree of parts knows as goods, and maybe as a service too. */
function areGoodsToo({ words }: Unit): boolean {
  return words.length === 1 && suggestIn(goods, words[0]!) !== null;
}

/** Whether what means the same are goods: a car under $5,000 is nobody who repairs one. */
function areGoods({ synonyms }: Unit, known: Known): boolean {
  const { products, services } = headsOfSame(synonyms, known);
  return products > 3 * services;
}

function areBoth({ synonyms }: Unit, known: Known): boolean {
  const { products, services } = headsOfSame(synonyms, known);
  return products > 0 && services > 0;
}

/** Whether somebody works on it and no home says so: a 'water heater', which homes have under other names. */
function isWorkOnIt({ words, synonyms }: Unit, known: Known): boolean {
  return synonyms
    .filter(({ lexemes }) => words.length > 1 && lexemes.length > words.length)
    .map(({ lexemes }) => documentsOf(lexemes, known))
    .some(({ services, realestate }) => services > 0 && realestate === 0);
}

/** Whether most titles that have it are about it: 'coat', but no 'galaxy'. */
export function isMostlySubject({ words, joined }: Unit, known: Known): boolean {
  const { heads = noDocuments, titled = 0 } = known.words.get(joined ?? words.at(-1)!) ?? {};
  return isFound(heads) && 2 * sumDocuments(heads) >= titled;
}

/** Whether goods or services have it as what their titles are about: then a mention elsewhere is no such thing. */
export function isThing({ words, synonyms }: Unit, known: Known): boolean {
  const isOffered = ({ products, services, realestate }: Documents) => products + services > realestate;
  const own = words.length === 1 ? known.words.get(words[0]!)?.heads : undefined;
  return (
    isOffered(own ?? noDocuments) ||
    synonyms.some(({ lexemes }) => isOffered(documentsOf(lexemes, known))) ||
    // Homes mention a bike, and none is called so: whoever types 'cycle' looks for what is.
    synonyms.some(({ lexemes }) =>
      lexemes.every((lexeme) => isOffered(known.heads.get(lexeme) ?? noDocuments)),
    )
  );
}
