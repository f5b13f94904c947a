import type { ListingDto, ListingQuery } from "@/lib/listings/contract";
import { categories, type Category, type Sort } from "@/lib/listings/rules";
import { requireHeadInTitle, requireHeadSubject, withFallbacks, type Term } from "../query/terms.rules";
import { sumDocuments } from "../index/window.rules";

export const minResults = 6;
export const maxWithClose = 12;
export const maxTermsForPairs = 5;

function countWords(terms: readonly Term[]): number {
  return terms
    .filter(({ isFact }) => !isFact)
    .reduce((sum, { fallback, word }) => sum + (fallback || /\s/.test(word) ? 2 : 1), 0);
}

function isWork({ isFact, operands, documents }: Term): boolean {
  const isInTitles = operands.some((operand) => /:A(?!B)/.test(operand));
  return !isFact && isInTitles && documents.services * 2 > sumDocuments(documents);
}

function sectionsOf(shown: ShownItems): Category[] {
  const sections = [...new Set(shown.map(({ category }) => category))];
  return sections.length === categories.length ? [] : sections;
}

type ShownItems = readonly { category: Category; details?: { subcategory?: string | undefined } }[];

type Close = { terms: Term[]; choices: Term[][]; sections: Category[] };

/**
 * Close matches have most of the words, every entity, and always the word for the thing. `choices` is empty if nothing
 * may be dropped, `terms` are for ranking, and `sections` limits the results unless empty.
 */
export function closeMatchQuery(terms: readonly Term[], shown: ShownItems): Close {
  const head = terms.find(({ isHead }) => isHead);
  if (!head || countWords(terms) < 2 || shown.length === 0) return { terms: [], choices: [], sections: [] };
  const isOfWork = shown.every(({ category }) => category === "services");
  const doings = isOfWork ? terms.filter((term) => term !== head && isWork(term)) : [];
  const itself = isOfWork && doings.length === 0 ? requireHeadInTitle(terms) : requireHeadSubject(terms);
  const wholes = [
    ...(doings.length === 0 || isWork(head) ? [itself] : []),
    ...doings.map((doing) => requireHeadSubject(terms.map((term) => ({ ...term, isHead: term === doing })))),
  ];
  const ranked = requireHeadSubject(withFallbacks(terms)).map((term) =>
    term.isFact || term.isHead
      ? term
      : { ...term, boostOperands: [...(term.boostOperands ?? []), ...term.operands] },
  );
  return { terms: ranked, choices: wholes.flatMap(reducedTerms), sections: sectionsOf(shown) };
}

export function sharedSubcategory(shown: ShownItems): string | null {
  const paths = new Set(
    shown.map(({ category, details }) => category === "services" && details?.subcategory),
  );
  const [path] = paths;
  return paths.size === 1 && path ? path : null;
}

function reducedTerms(whole: readonly Term[]): Term[][] {
  const hasLoose = whole.some((term) => term.fallback);
  const loose = hasLoose
    ? [
        requireHeadSubject(
          whole.map((term) => (term.fallback ? { ...term.fallback, isHead: term.isHead } : term)),
        ),
      ]
    : [];
  const isShort = whole.filter(({ isImplied }) => !isImplied).length <= maxTermsForPairs;
  const less = [whole, ...loose].flatMap((terms) => dropTerms(terms, isShort ? 2 : 1));
  return less.length > 0 ? less : loose;
}

function dropTerms(terms: readonly Term[], maxDropped: number): Term[][] {
  const free = terms.filter(({ isFact, isHead, isNeeded }) => !isFact && !isHead && !isNeeded);
  const pairs =
    maxDropped < 2 ? [] : free.flatMap((one, at) => free.slice(at + 1).map((other) => [one, other]));
  const left = pairs.length > 0 ? pairs : free.map((one) => [one]);
  return left.map((some) => terms.filter((term) => !some.includes(term)));
}

export function closeAfter<T extends { id: string }>(
  shown: readonly { id: string }[],
  close: readonly T[],
  limit: number,
): T[] {
  const known = new Set(shown.map(({ id }) => id));
  const left = Math.max(0, Math.min(limit, maxWithClose) - shown.length);
  return close.filter(({ id }) => !known.has(id)).slice(0, left);
}

type SortFields = Pick<ListingDto, "price" | "createdAt" | "averageRating" | "reviewCount">;

const comparisons: Record<Sort, (one: SortFields, other: SortFields) => number> = {
  newest: (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  oldest: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  price_asc: (one, other) => one.price - other.price,
  price_desc: (one, other) => other.price - one.price,
  rating: (one, other) => other.averageRating - one.averageRating || other.reviewCount - one.reviewCount,
};

export function sortClose<T extends SortFields>(close: readonly T[], sort: ListingQuery["sort"]): T[] {
  const compare = sort && sort in comparisons ? comparisons[sort as Sort] : () => 0;
  return close.toSorted(compare);
}
