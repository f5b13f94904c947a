import type { ListingQuery } from "@/lib/listings/contract";
import { priceOf, type Asked, type Terms } from "./terms.rules";
import type { WishKind } from "./wishes/tokens.rules";

/** The text of a query with what its filters say already; null without a text. */
export function askedOf(query: ListingQuery): Asked | null {
  if (!query.search) return null;
  const { category, propertyType, listingType, state, near, within, minPrice, maxPrice } = query;
  const answered: WishKind[] = [
    ...(propertyType ? (["type"] as const) : []),
    ...(listingType ? (["offer"] as const) : []),
    ...(state || near || within !== undefined ? (["place"] as const) : []),
    ...(minPrice !== undefined || maxPrice !== undefined ? (["price"] as const) : []),
  ];
  const section = propertyType || listingType ? "realestate" : category;
  return { text: query.search, category: section, literal: query.literal === "1", answered };
}

/** The query with the price that its text asks for. */
export function withPrice(query: ListingQuery, terms: Terms): ListingQuery {
  return { ...query, ...priceOf(terms) };
}
