import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { offerNames, type Category } from "@/lib/listings/rules";
import type { CategoryFacet, Understanding } from "../contract";
import { sectionOf } from "./options.rules";
import type { EntityKind } from "../analysis/tokens.rules";

const sectionsOfEntities: Partial<Record<EntityKind, Category>> = {
  bedrooms: "realestate",
  bathrooms: "realestate",
  offer: "realestate",
  type: "realestate",
  furnished: "realestate",
  pets: "realestate",
  parking: "realestate",
  area: "realestate",
  condition: "products",
  brand: "products",
  delivery: "products",
  mileage: "products",
  modelYear: "products",
  transmission: "products",
  drivetrain: "products",
  fuel: "products",
  title: "products",
};

type ResultsPage = {
  address: ListingAddress;
  facets: readonly Pick<CategoryFacet, "category" | "count">[];
  page: Pick<Understanding, "entities"> & { items: readonly { category: Category }[]; next: string | null };
};

function singleValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

/** Section of the address, else of all matches, else of the text or of all partial matches. */
export function sectionOfResults({ address, facets, page }: ResultsPage): Category | undefined {
  const holding = facets.filter(({ count }) => count > 0).map(({ category }) => category);
  const ownSection = sectionOf(address);
  if (ownSection || holding.length > 0) return ownSection ?? singleValue(holding);
  const sections = page.entities.flatMap(({ kind }) => sectionsOfEntities[kind] ?? []);
  if (sections.length > 0) return singleValue(sections);
  return page.next === null ? singleValue(page.items.map(({ category }) => category)) : undefined;
}

export function isForRent(entities: Understanding["entities"]): boolean {
  const offer = entities.find(({ kind }) => kind === "offer");
  return offer
    ? offer.label === offerNames.rent
    : entities.some(({ kind }) => kind === "furnished" || kind === "pets");
}
