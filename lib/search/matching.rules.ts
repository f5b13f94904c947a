import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import { factGroups } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { placeKey } from "@/lib/listings/catalogue/filter.rules";
import type { Category, PropertyType } from "@/lib/listings/rules";
import { toCents } from "@/lib/shared/money";
import { priceLexemes } from "./price-bands.rules";
import { quoteLexeme } from "./rules";

type Filter = {
  category?: Category;
  state?: string;
  propertyType?: PropertyType;
  listingType?: "sale" | "rent";
  near?: string;
};

type Prices = { minPrice?: number; maxPrice?: number };

const anyOf = (operands: readonly string[]) =>
  operands.length === 1 ? operands[0]! : `(${operands.join(" | ")})`;

/** Words as a tsquery: each of them by any of its operands. */
export function wordsQuery(terms: readonly { operands: readonly string[] }[]): string {
  return terms.map(({ operands }) => anyOf(operands)).join(" & ");
}

/** The filters that the text index answers, as the pseudo-lexemes of listing_search. */
export function filterLexemes({ category, state, propertyType, listingType, near }: Filter): string[] {
  return [
    ...(category ? [`xcat_${category}`] : []),
    ...(state ? [`xst_${state.toLowerCase()}`] : []),
    ...(propertyType ? [`xpt_${propertyType.replaceAll("-", "_")}`] : []),
    ...(listingType ? [`xlt_${listingType}`] : []),
    ...(near ? [`xci_${placeKey(near)}`] : []),
  ];
}

/** Facts that are filtered by as operands of a tsquery, with the lexemes of each. */
export function factOperands(filter: FactFilter): { operand: string; lexemes: string[] }[] {
  return factGroups(filter).map((lexemes) => ({ lexemes, operand: anyLexeme(lexemes) }));
}

/** Pseudo-lexemes of the bands of a filter's prices; the listing itself says the price to the cent. */
export function priceBands({ minPrice, maxPrice }: Prices): string[] {
  const [least, most] = [minPrice, maxPrice].map((price) => (price === undefined ? price : toCents(price)));
  return priceLexemes(least, most);
}

/** The same as operands of a tsquery; a place that is not known as it stands is looked for by its beginning. */
export function filterOperands(filter: Filter, known: ReadonlySet<string>): string[] {
  return filterLexemes(filter).map((lexeme) =>
    lexeme.startsWith("xci_") && !known.has(lexeme) ? `${quoteLexeme(lexeme)}:*` : quoteLexeme(lexeme),
  );
}

/** Any of the categories as one operand. */
export function categoriesOperand(categories: readonly Category[]): string {
  return anyLexeme(categories.map((category) => `xcat_${category}`));
}

/** All of the parts; parts that say nothing are left out. */
export function allOfOperands(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" & ");
}

/** Any of these pseudo-lexemes as one operand. */
export function anyLexeme(lexemes: readonly string[]): string {
  return anyOf(lexemes.map(quoteLexeme));
}
