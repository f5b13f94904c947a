import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import { factGroups } from "@/lib/listings/catalog/fact-lexemes.rules";
import { placeKey } from "@/lib/listings/catalog/filter.rules";
import type { Category, PropertyType } from "@/lib/listings/rules";
import { toCents } from "@/lib/shared/money";
import { priceLexemes, overlapShare } from "../index/price-bands.rules";
import { joinAnd, joinOr, quoteLexeme } from "../analysis/tsquery.rules";
import { inTitle, type Term } from "../query/terms.rules";
import { sumDocuments, type Documents } from "../index/window.rules";

type Filter = {
  category?: Category;
  state?: string;
  propertyType?: PropertyType;
  listingType?: "sale" | "rent";
  near?: string;
};

type Prices = { minPrice?: number; maxPrice?: number };

export function wordsQuery(terms: readonly Pick<Term, "operands" | "isImplied">[]): string {
  // 'A bike, or no goods' already follows from a bike in the title, and the index would scan all goods for it.
  const follows = ({ operands }: Pick<Term, "operands">) =>
    terms.some(
      (term) =>
        !term.isImplied &&
        term.operands.length > 0 &&
        term.operands.every((one) => titleOnlyWords(one) !== null && operands.includes(inTitle(one))),
    );
  return terms
    .filter((term) => !term.isImplied || !follows(term))
    .map(({ operands }) => joinOr(operands))
    .join(" & ");
}

const lexeme = /'((?:[^']|'')*)'(?::(\*?)([A-D]*))?/g;
const factConjuncts = / & !?'x[a-z]{1,3}_[^']*'/g;

function titleOnlyWords(operand: string): string | null {
  const words = operand.replaceAll(factConjuncts, "");
  const labels = [...words.matchAll(lexeme)].map(([, , , label]) => label);
  const isOnlyThere = labels.length > 0 && labels.every((label) => label === "A" || label === "AB");
  if (!isOnlyThere || words.replaceAll(lexeme, "").includes("!")) return null;
  return words.replaceAll(lexeme, (_, word: string, star?: string) => `'${word}'${star ? ":*" : ""}`);
}

function titledCount({ operands, titled }: Term): number | undefined {
  const [operand = "", ...others] = operands;
  return others.length === 0 && titleOnlyWords(operand) !== null ? titled : undefined;
}

export function likelyDocuments(term: Term): Documents {
  const { documents, estimated: reckoned } = term;
  const titled = titledCount(term) ?? Infinity;
  return reckoned ?? scaleDocuments(documents, Math.min(1, titled / Math.max(1, sumDocuments(documents))));
}

export function scaleDocuments({ products, services, realestate }: Documents, share: number): Documents {
  return { products: products * share, services: services * share, realestate: realestate * share };
}

/** Words in more titles use the full index if it has other words to search by. */
const maxTitles = 40_000;
const minTitleRatio = 10;

type Titles = {
  titles: string;
  titlesAlone: string;
  /** Upper bound for listings with these in the title; Infinity if unknown. */
  titled: number;
};

export const noTitles: Titles = { titles: "", titlesAlone: "", titled: Infinity };

/**
 * Superset for any choice. `narrowed` is the number of listings with the rarest other filter, the most that the full
 * index reads.
 */
export function titlesOf(choices: readonly (readonly Term[])[], narrowed = Infinity): Titles {
  const each = choices.map((terms) => {
    const words = terms.filter(({ isFact }) => !isFact);
    const found = words.flatMap(({ operands, documents }) => {
      const titled = operands.map(titleOnlyWords);
      const isThere = titled.length > 0 && titled.every((one) => one !== null);
      return isThere ? [{ operand: joinOr(titled), isInMany: sumDocuments(documents) > maxTitles }] : [];
    });
    const facts = terms.filter(({ isFact }) => isFact).map(({ documents }) => sumDocuments(documents));
    const least = Math.min(...words.map((term) => titledCount(term) ?? sumDocuments(term.documents)));
    const isFaster =
      !found.some(({ isInMany }) => isInMany) || least * minTitleRatio <= Math.min(narrowed, ...facts);
    const isAlone = found.length === words.length && isFaster;
    return {
      titles: joinAnd(found.map(({ operand, isInMany }) => (isInMany ? "" : operand))),
      titlesAlone: isAlone ? joinAnd(found.map(({ operand }) => operand)) : "",
      titled: Math.min(...words.map((term) => titledCount(term) ?? Infinity)),
    };
  });
  return {
    titles: orAll(each.map(({ titles }) => titles)),
    titlesAlone: orAll(each.map(({ titlesAlone }) => titlesAlone)),
    titled: each.reduce((sum, { titled }) => sum + titled, 0),
  };
}

function orAll(queries: readonly string[]): string {
  if (queries.some((query) => !query)) return "";
  return queries.length === 1 ? queries[0]! : queries.map((query) => `(${query})`).join(" | ");
}

export function filterLexemes({ category, state, propertyType, listingType, near }: Filter): string[] {
  return [
    ...(category ? [`xcat_${category}`] : []),
    ...(state ? [`xst_${state.toLowerCase()}`] : []),
    ...(propertyType ? [`xpt_${propertyType.replaceAll("-", "_")}`] : []),
    ...(listingType ? [`xlt_${listingType}`] : []),
    ...(near ? [`xci_${placeKey(near)}`] : []),
  ];
}

export function factOperands(filter: FactFilter): { operand: string; lexemes: string[] }[] {
  return factGroups(filter).map((lexemes) => ({ lexemes, operand: anyLexeme(lexemes) }));
}

export function priceBands(prices: Prices): string[] {
  return priceLexemes(...centsOf(prices));
}

function centsOf({ minPrice, maxPrice }: Prices) {
  const toBound = (price: number | undefined) => (price === undefined ? price : toCents(price));
  return [toBound(minPrice), toBound(maxPrice)] as const;
}

export function shareOf(lexeme: string, documents: Documents, prices: Prices = {}): Documents {
  return /^xp\d_/.test(lexeme)
    ? scaleDocuments(documents, overlapShare(lexeme, ...centsOf(prices)))
    : documents;
}

/** A place without its own lexeme is matched by prefix. */
export function filterOperands(filter: Filter, known: { has(lexeme: string): boolean }): string[] {
  return filterLexemes(filter).map((lexeme) =>
    lexeme.startsWith("xci_") && !known.has(lexeme) ? `${quoteLexeme(lexeme)}:*` : quoteLexeme(lexeme),
  );
}

export function categoriesOperand(categories: readonly Category[]): string {
  return anyLexeme(categories.map((category) => `xcat_${category}`));
}

export function anyLexeme(lexemes: readonly string[]): string {
  return joinOr(lexemes.map(quoteLexeme));
}
