import type { ListingQuery } from "@/lib/listings/contract";
import { impliedSections } from "@/lib/listings/catalog/fact-lexemes.rules";
import type { TextRequest } from "../analysis/draft.rules";
import { priceOf, sizeOf, type Terms } from "./terms.rules";
import type { EntityKind } from "../analysis/tokens.rules";

export function toTextRequest(query: ListingQuery): TextRequest | null {
  if (!query.search) return null;
  const { category, propertyType, listingType, state, near, within, minPrice, maxPrice } = query;
  const answered: EntityKind[] = [
    ...(propertyType ? (["type"] as const) : []),
    ...(listingType ? (["offer"] as const) : []),
    ...(state || near || within !== undefined ? (["place"] as const) : []),
    ...(query.beds ? (["bedrooms"] as const) : []),
    ...(query.baths ? (["bathrooms"] as const) : []),
    ...(query.furnished ? (["furnished"] as const) : []),
    ...(query.pets ? (["pets"] as const) : []),
    ...(query.condition ? (["condition"] as const) : []),
    ...(query.delivery ? (["delivery"] as const) : []),
    ...(query.brand ? (["brand"] as const) : []),
    ...(query.minArea !== undefined || query.maxArea !== undefined ? (["area"] as const) : []),
    ...(query.minAcres !== undefined || query.maxAcres !== undefined ? (["lot"] as const) : []),
    ...(query.maxMileage !== undefined ? (["mileage"] as const) : []),
    ...(query.minYear !== undefined || query.maxYear !== undefined ? (["modelYear"] as const) : []),
    ...(query.transmission ? (["transmission"] as const) : []),
    ...(query.drivetrain ? (["drivetrain"] as const) : []),
    ...(query.fuel ? (["fuel"] as const) : []),
    ...(query.titleStatus ? (["title"] as const) : []),
    ...(query.sort ? (["order"] as const) : []),
    ...(minPrice !== undefined || maxPrice !== undefined ? (["price"] as const) : []),
  ];
  const section = propertyType || listingType ? "realestate" : (impliedSections(query)[0] ?? category);
  return { text: query.search, category: section, literal: query.literal === "1", answered };
}

export function withAmounts(query: ListingQuery, terms: Terms): ListingQuery {
  return { ...query, ...priceOf(terms), ...sizeOf(terms) };
}
