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
  place?: string;
  within?: Distance;
  literal?: "1";
} & FactFilter;

export function bucketValue(bucket: { min: number; max: number | null }): string {
  return `${bucket.min}-${bucket.max ?? ""}`;
}

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

/** Canonical: fixed parameter order, no defaults. `searchKey` names the search parameter. */
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

export function categoryHref({
  category,
  subcategory,
  ...others
}: ListingAddress & { category: Category }): string {
  const query = listingQuery(others);
  return subcategory ? hrefs.subcategory(category, subcategory, query) : hrefs.category(category, query);
}

export function categorySlug(category: Category): string {
  return category === "realestate" ? "real-estate" : category;
}

export function withHomepageSort(address: ListingAddress): ListingAddress {
  return address.search && !address.sort ? { ...address, sort: "newest" } : address;
}

export function hasFilters(address: ListingAddress): boolean {
  const { category: _category, sort: _sort, literal: _literal, ...filters } = address;
  return Object.keys(filters).length > 0;
}

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
  const retained = isSame ? address : Object.fromEntries(sharedFilters.map((name) => [name, address[name]]));
  return dropEmpty({ ...retained, category });
}

/** A capped total arrives as one more than the cap. */
export function readTotal(headers: Headers): { total: number; capped: boolean } {
  const total = Number(headers.get("x-total-count") ?? 0);
  return total === countCap + 1 ? { total: countCap, capped: true } : { total, capped: false };
}
