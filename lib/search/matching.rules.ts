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
  return factGroups(filter).map((lexemes) => ({ lexemes, operand: anyOf(lexemes.map(quoteLexeme)) }));
}

/** The bands of the prices that are asked for as one operand, with their lexemes; the listing itself says the price. */
export function priceOperand({ minPrice, maxPrice }: Prices): { operand: string; lexemes: string[] } {
  const [least, most] = [minPrice, maxPrice].map((price) => (price === undefined ? price : toCents(price)));
  const lexemes = priceLexemes(least, most);
  return { lexemes, operand: lexemes.length > 0 ? anyOf(lexemes.map(quoteLexeme)) : "" };
}

/** The same as operands of a tsquery; a place that is not known as it stands is looked for by its beginning. */
export function filterOperands(filter: Filter, known: ReadonlySet<string>): string[] {
  return filterLexemes(filter).map((lexeme) =>
    lexeme.startsWith("xci_") && !known.has(lexeme) ? `${quoteLexeme(lexeme)}:*` : quoteLexeme(lexeme),
  );
}

/** Any of the categories as one operand. */
export function categoriesOperand(categories: readonly Category[]): string {
  return anyOf(categories.map((category) => quoteLexeme(`xcat_${category}`)));
}

/** All of the parts; parts that say nothing are left out. */
export function allOfOperands(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" & ");
}

/** Rows of the blocks as one operand. */
export function blocksOperand(blocks: readonly string[]): string {
  return anyOf(blocks.map(quoteLexeme));
}
