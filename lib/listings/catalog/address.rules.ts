import { withinParameter } from "@/lib/places/address.rules";
import type { Distance } from "@/lib/places/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import {
  countCap,
  priceBuckets,
  type byDistance,
  type Category,
  type PropertyType,
  type Sort,
} from "@/lib/listings/rules";

/**
 * What a results address says: the state of filters and sort lives here and nowhere else. Without a sort the newest
 * come first, with a search the most relevant.
 */
export type ListingAddress = {
  category?: Category;
  search?: string;
  sort?: Sort | typeof byDistance;
  minPrice?: number;
  maxPrice?: number;
  state?: string;
  propertyType?: PropertyType;
  listingType?: "sale" | "rent";
  near?: string;
  /** Where distances are from: an id of a place, or what was typed for one. */
  place?: string;
  /** Miles around the place; with a place and without this, however far. An address says `any` for that. */
  within?: Distance;
  /** The words of the search as they stand, nothing understood or mended. */
  literal?: "1";
} & FactFilter;

/** '500000-1000000', or '10000000-' for the bucket without an end. */
export function bucketValue(bucket: { min: number; max: number | null }): string {
  return `${bucket.min}-${bucket.max ?? ""}`;
}

/** The bucket that an address stands in, as its value. */
export function findBucket({ minPrice, maxPrice }: ListingAddress): string | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const bucket = priceBuckets.find((item) => item.min === (minPrice ?? 0) && item.max === (maxPrice ?? null));
  return bucket && bucketValue(bucket);
}

export function dropEmpty(address: ListingAddress): ListingAddress {
  return Object.fromEntries(
    Object.entries(address).filter(([, value]) => value !== undefined),
  ) as ListingAddress;
}

const order = [
  "category",
  "search",
  "literal",
  "sort",
  "listingType",
  "propertyType",
  "state",
  "near",
  "place",
  "within",
  "minPrice",
  "maxPrice",
] as const satisfies readonly (keyof ListingAddress)[];

/** The same address always gives the same text: parameters in one order, defaults left out. `searchKey` names the search. */
export function listingQuery(address: ListingAddress, searchKey: "q" | "search" = "search"): string {
  const query = new URLSearchParams();
  const facts = (Object.keys(address) as (keyof ListingAddress)[])
    .filter((key) => !order.some((known) => known === key))
    .sort();
  for (const key of [...order, ...facts]) {
    const value = key === "within" ? withinParameter(address) : address[key];
    if (value === undefined || value === "" || (key === "sort" && value === "newest" && !address.search))
      continue;
    query.set(
      key === "search" ? searchKey : key,
      key === "category" ? categorySlug(value as Category) : String(value),
    );
  }
  return query.toString();
}

/** The page of a section, or of the part of it that the address names, with everything else of the address. */
export function categoryHref({
  category,
  subcategory,
  ...others
}: ListingAddress & { category: Category }): string {
  const query = listingQuery(others);
  return subcategory ? hrefs.subcategory(category, subcategory, query) : hrefs.category(category, query);
}

/** `realestate` is written `real-estate` in addresses that people see. */
export function categorySlug(category: Category): string {
  return category === "realestate" ? "real-estate" : category;
}

/** The homepage shows the newest first, searched or not: its sort has no 'Best match' (spec section 2). */
export function withHomepageSort(address: ListingAddress): ListingAddress {
  return address.search && !address.sort ? { ...address, sort: "newest" } : address;
}

/** True when the address narrows the list by anything but the tab and the sort. */
export function hasFilters(address: ListingAddress): boolean {
  const { category: _category, sort: _sort, literal: _literal, ...filters } = address;
  return Object.keys(filters).length > 0;
}

/** Filters that every section has; any other leaves when another section is chosen. */
const sharedFilters = [
  "search",
  "literal",
  "sort",
  "state",
  "near",
  "place",
  "within",
  "minPrice",
  "maxPrice",
  "rating",
  "pictures",
  "postedWithin",
  "reduced",
] as const;

export function withCategory(address: ListingAddress, category: Category | undefined): ListingAddress {
  const isSame = category === (address.category ?? "realestate");
  const kept = isSame ? address : Object.fromEntries(sharedFilters.map((name) => [name, address[name]]));
  return dropEmpty({ ...kept, category });
}

/** The total of a list from its header; a capped one is one more than the cap it stopped at. */
export function readTotal(headers: Headers): { total: number; capped: boolean } {
  const total = Number(headers.get("x-total-count") ?? 0);
  return total === countCap + 1 ? { total: countCap, capped: true } : { total, capped: false };
}
