import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { isForVehicles } from "@/lib/listings/vehicle-sections.rules";
import { homeFactNames, vehicleFactNames, type FactName } from "@/lib/listings/fact-names.rules";
import type { Category } from "@/lib/listings/rules";

export const moreFiltersParam = "more";

export const checkboxFilters = ["pictures", "reduced"] as const satisfies readonly FactName[];

const everyFacts = ["rating", "postedWithin", ...checkboxFilters] as const satisfies readonly FactName[];

/** `first` is rendered immediately, `more` is fetched on demand. */
const sections: Record<
  Category | "vehicles" | "all",
  { first: readonly FactName[]; more: readonly (keyof ListingAddress)[] }
> = {
  products: { first: ["condition", "delivery"], more: ["brand", "state", ...everyFacts] },
  vehicles: {
    first: ["condition", "brand", ...vehicleFactNames],
    more: ["delivery", "state", ...everyFacts],
  },
  services: { first: ["pricing"], more: everyFacts },
  realestate: {
    first: homeFactNames.filter((name) => !/^(min|max)/.test(name)),
    more: ["minArea", ...everyFacts],
  },
  all: { first: [], more: ["state", ...everyFacts] },
};

type Group = keyof typeof sections;

export function groupOf(address: ListingAddress, category: Category | undefined): Group {
  if (category === "products" && isForVehicles(address)) return "vehicles";
  return category ?? "all";
}

export function usesMoreFilters(address: ListingAddress, category: Category | undefined): boolean {
  const isTick = (name: string) => checkboxFilters.some((tick) => tick === name);
  return sections[groupOf(address, category)].more.some(
    (name) => address[name] !== undefined && !isTick(name),
  );
}

export function hasField(name: FactName, address: ListingAddress, category: Category | undefined): boolean {
  const { first, more } = sections[groupOf(address, category)];
  return first.includes(name) || more.includes(name);
}
