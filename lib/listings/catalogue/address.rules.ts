import { readAround, withinParameter } from "@/lib/places/address.rules";
import type { Distance } from "@/lib/places/rules";
import type { QueryParams } from "@/lib/shared/query-params";
import { servesDistance, type FactFilter } from "../fact-filter.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { shortText, typedText } from "@/lib/shared/text";
import { parseNumber } from "@/lib/shared/typed-number";
import {
  byDistance,
  countCap,
  maxNearLength,
  maxSearchLength,
  parseCategory,
  priceBuckets,
  propertyTypes,
  sorts,
  type Category,
  type PropertyType,
  type Sort,
} from "../rules";

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

function price(value: string | undefined): number | undefined {
  const amount = parseNumber(value ?? "");
  return amount !== null && amount >= 0 && amount <= 1e12 ? amount : undefined;
}

/**
 * Reads a results address leniently: what is not understood is left out, so that an old or mistyped link still shows
 * listings. `price=500000-1000000` is a bucket and wins over minPrice and maxPrice; the search is `q` or `search`.
 * Facts are read by lib/listings/catalogue/results-address.rules: not every page has them.
 */
export function readListingAddress(params: QueryParams): ListingAddress {
  const address: ListingAddress = {};
  const category = parseCategory(shortText(params.category));
  if (category) address.category = category;
  const search = typedText(params.q, maxSearchLength) ?? typedText(params.search, maxSearchLength);
  if (search) address.search = search;
  if (search && shortText(params.literal) === "1") address.literal = "1";
  const sort = sorts.find((name) => name === shortText(params.sort));
  if (sort && (sort !== "newest" || search)) address.sort = sort;
  const offer = shortText(params.listingType);
  if (offer === "sale" || offer === "rent") address.listingType = offer;
  const bucket = readBucket(shortText(params.price));
  address.minPrice = bucket ? bucket.min || undefined : price(shortText(params.minPrice));
  address.maxPrice = bucket ? (bucket.max ?? undefined) : price(shortText(params.maxPrice));
  const state = shortText(params.state)?.toUpperCase();
  if (state && /^[A-Z]{2}$/.test(state)) address.state = state;
  const type = propertyTypes.find((name) => name === shortText(params.propertyType));
  if (type) address.propertyType = type;
  const near = typedText(params.near, maxNearLength);
  if (near) address.near = near;
  return dropEmpty({ ...address, ...readPlace(params) });
}

/** A place with what only counts beside one: how far around it, and the order by distance. */
function readPlace(params: QueryParams): Pick<ListingAddress, "place" | "within" | "sort"> {
  const around = readAround(params);
  const isServed = shortText(params.within) === servesDistance || shortText(params.serves) === "1";
  if (around.place && isServed) around.within = undefined;
  const isNearest = around.place && shortText(params.sort) === byDistance;
  return { ...around, ...(isNearest ? { sort: byDistance } : {}) };
}

function readBucket(value: string | undefined): (typeof priceBuckets)[number] | undefined {
  return priceBuckets.find((bucket) => bucketValue(bucket) === value);
}

/** '500000-1000000', or '10000000-' for the bucket without an end. */
export function bucketValue(bucket: { min: number; max: number | null }): string {
  return `${bucket.min}-${bucket.max ?? ""}`;
}

/** The bucket that an address stands in, as its value. */
export function bucketOf({ minPrice, maxPrice }: ListingAddress): string | undefined {
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
export function homeAddress(address: ListingAddress): ListingAddress {
  return address.search && !address.sort ? { ...address, sort: "newest" } : address;
}

/** True when the address narrows the list by anything but the tab and the sort. */
export function hasFilters(address: ListingAddress): boolean {
  const { category: _category, sort: _sort, literal: _literal, ...filters } = address;
  return Object.keys(filters).length > 0;
}

/** Filters that every section has; any other leaves when another section is chosen. */
const shared = [
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
  const kept = isSame ? address : Object.fromEntries(shared.map((name) => [name, address[name]]));
  return dropEmpty({ ...kept, category });
}

/** The total of a list from its header; a capped one is one more than the cap it stopped at. */
export function readTotal(headers: Headers): { total: number; capped: boolean } {
  const total = Number(headers.get("x-total-count") ?? 0);
  return total === countCap + 1 ? { total: countCap, capped: true } : { total, capped: false };
}
