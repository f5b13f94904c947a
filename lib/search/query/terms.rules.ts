import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import type { Category } from "@/lib/listings/rules";
import { isDescribing, isGenericWork } from "../analysis/word-classes.rules";
import type { Token, Entity } from "../analysis/tokens.rules";
import { isLinking, isRankingOnly } from "../entities/entities.rules";
import type { Literal } from "./typed.rules";
import type { Documents } from "../index/window.rules";

/** One word or fact of a query. Any operand matches; the first is the word itself. */
export type Term = {
  word: string;
  operands: string[];
  documents: Documents;
  heads?: Documents;
  /** Upper bound for titles, vendor names, and places with it, if known. */
  titled?: number;
  estimated?: Documents;
  /** The first operand is the stem of the word itself. */
  hasOwn?: boolean;
  isFact?: boolean;
  isHead?: boolean;
  fallback?: Term;
  /** Operands of the phrase alone, if `operands` includes its last word too. */
  exactOperands?: string[];
  best?: string[];
  /** Operands that rank first next to it in a title: 'local movers'. */
  boostOperands?: string[];
  /** Operand of the subcategory that it names; its listings rank first among equals. */
  part?: string;
  section?: Category;
  /** Only word, and the subject of most titles with it; other titles only mention it. */
  isSubject?: boolean;
  /** Names goods, not work, so homes with it don't match. */
  isGoods?: boolean;
  isNeeded?: boolean;
  /** Follows from the head, so it doesn't lower the estimated count. */
  isImplied?: boolean;
  /** First to be dropped: a second bath, a garage. */
  isMinor?: boolean;
  /** Part of a pair with 'and' or 'or'; one suffices if no listing has both. */
  either?: "first" | "second";
};

export type Terms = {
  terms: Term[];
  missing: string[];
  absent: Term[];
  corrected: string | null;
  onlyStopWords: boolean;
  isMissingRequired: boolean;
  entities: Entity[];
  literal: Literal;
};

type Size = Pick<
  FactFilter,
  "minArea" | "maxArea" | "minAcres" | "maxAcres" | "maxMileage" | "minYear" | "maxYear"
>;

export function sizeOf({ entities }: Terms): Size {
  const [area, lot, mileage, year] = (["area", "lot", "mileage", "modelYear"] as const).map((kind) =>
    entities.find((entity) => entity.kind === kind),
  );
  const size = {
    minArea: area?.min,
    maxArea: area?.max,
    minAcres: lot?.min,
    maxAcres: lot?.max,
    maxMileage: mileage?.max,
    minYear: year?.min,
    maxYear: year?.max,
  };
  return Object.fromEntries(Object.entries(size).filter(([, value]) => value !== undefined));
}

export function withAnyLot(terms: Terms): Terms {
  const entities = terms.entities.map(({ min, max, ...entity }) =>
    entity.kind === "lot" ? entity : { ...entity, min, max },
  );
  return { ...terms, entities };
}

const homeLexeme = /^x(bd|ba|fu|pe|pt|lt|pk|yb|yd)_|^xcat_realestate$/;

export function isRealEstate({ entities }: Pick<Terms, "entities">): boolean {
  return entities.some(
    ({ kind, lexemes }) => /^(area|lot)$/.test(kind) || lexemes.some((one) => homeLexeme.test(one)),
  );
}

export function sortsByPrice({ entities }: Terms): boolean {
  return entities.some(({ kind }) => kind === "order");
}

export function priceOf({ entities }: Terms): { minPrice?: number; maxPrice?: number } {
  const { min, max } = entities.find(({ kind }) => kind === "price") ?? {};
  return { ...(min === undefined ? {} : { minPrice: min }), ...(max === undefined ? {} : { maxPrice: max }) };
}

const marked = /'((?:[^']|'')*)'(?::(\*?)([A-D]*))?/g;
const pseudo = /^x[a-z]{1,3}_/;

export function inTitle(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "") =>
    pseudo.test(lexeme) ? whole : `'${lexeme}':${star}AB`,
  );
}

/** Like inTitle, but preserves limits to subjects. */
export function inTitleOrSubject(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "", weight = "") =>
    pseudo.test(lexeme) || weight === "A" ? whole : `'${lexeme}':${star}AB`,
  );
}

/** Excludes vendor and place names: 'Salt Lake City' isn't by a lake. */
export function excludePlaces(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "") =>
    pseudo.test(lexeme) ? whole : `'${lexeme}':${star}ABD`,
  );
}

export function requireSubject(operand: string): string {
  const last = [...operand.matchAll(marked)].findLast(([, lexeme = ""]) => !pseudo.test(lexeme));
  if (!last) return operand;
  const before = inTitle(operand.slice(0, last.index));
  return `${before}'${last[1]}':${last[2] ?? ""}A${operand.slice(last.index + last[0].length)}`;
}

/** Last unit before 'with', 'for', or similar words; -1 if an entity is the head. */
export function headOf(
  rest: readonly Token[],
  units: readonly { at: number; words: readonly string[]; compound?: unknown }[],
): number {
  const isInCompound = (index: number) => units.some(({ at, compound }) => compound && index === at + 1);
  // 'House with garage': the entity is the head.
  if (rest[0] && isLinking(rest[0].word)) return -1;
  const linking = rest.findIndex(({ word }, index) => index > 0 && isLinking(word) && !isInCompound(index));
  const before = units.filter(
    ({ at, words }) =>
      (linking < 0 || at < linking) && !words.every((word) => isDescribing([word]) || isRankingOnly(word)),
  );
  const things = before.filter(({ words }) => !words.every(isGenericWork));
  if (things.length > 0) return units.indexOf(things.at(-1)!);
  return units.indexOf((before.length > 0 ? before : units).at(-1)!);
}

export function withFallbacks(terms: readonly Term[]): Term[] {
  return terms.map(({ fallback, ...term }) =>
    fallback
      ? {
          ...term,
          operands: [...term.operands, ...fallback.operands],
          exactOperands: term.operands,
          heads: undefined,
          titled: undefined,
        }
      : term,
  );
}

export function requireHeadSubject(terms: readonly Term[]): Term[] {
  return terms.map((term) =>
    term.isHead ? { ...term, operands: term.operands.map(requireSubject), estimated: term.heads } : term,
  );
}

export function requireHeadInTitle(terms: readonly Term[]): Term[] {
  return terms.map((term) =>
    term.isHead ? { ...term, operands: term.operands.map(inTitleOrSubject) } : term,
  );
}

export function withoutMinor(terms: readonly Term[]): Term[][] {
  return terms.filter(({ isMinor }) => isMinor).map((left) => terms.filter((term) => term !== left));
}

export function withoutOne(terms: readonly Term[]): Term[][] {
  if (terms.length < 2) return [];
  return terms
    .filter(({ isHead, isNeeded }) => !isHead && !isNeeded)
    .map((left) => terms.filter((term) => term !== left));
}

export function pairVariants(terms: readonly Term[]): Term[][] {
  const [one, other] = (["first", "second"] as const).map((place) =>
    terms.find(({ either }) => either === place),
  );
  if (!one || !other) return [];
  const first = terms.filter((term) => term !== other);
  return [
    terms.filter((term) => term !== one),
    other.isHead ? first.map((term) => (term === one ? { ...term, isHead: true } : term)) : first,
  ];
}
