import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { homeFactNames, type FactName } from "@/lib/listings/fact-filter.rules";
import type { Category } from "@/lib/listings/rules";

/** In an address whose page shows the rarer filters too. */
export const moreFiltersParam = "more";

/** Boxes to tick, which the chips above the results say too: they open nothing. */
export const checkboxFilters = ["pictures", "reduced"] as const satisfies readonly FactName[];

const everyFacts = ["rating", "postedWithin", ...checkboxFilters] as const satisfies readonly FactName[];

/** The facts that the panel of a section asks for at once, and the rarer filters that it fetches. */
const sections: Record<
  Category | "all",
  { first: readonly FactName[]; more: readonly (keyof ListingAddress)[] }
> = {
  products: { first: ["condition", "delivery"], more: ["brand", "state", ...everyFacts] },
  services: { first: ["pricing"], more: everyFacts },
  realestate: {
    first: homeFactNames.filter((name) => !/^(min|max)/.test(name)),
    more: ["minArea", ...everyFacts],
  },
  all: { first: [], more: ["state", ...everyFacts] },
};

/** True when the address uses one of the rarer filters that is no box to tick. */
export function usesMoreFilters(address: ListingAddress, category: Category | undefined): boolean {
  const isTick = (name: string) => checkboxFilters.some((tick) => tick === name);
  return sections[category ?? "all"].more.some((name) => address[name] !== undefined && !isTick(name));
}

/** True when the panel of the section has a field for the fact. */
export function hasField(name: FactName, category: Category | undefined): boolean {
  const { first, more } = sections[category ?? "all"];
  return first.includes(name) || more.includes(name);
}
