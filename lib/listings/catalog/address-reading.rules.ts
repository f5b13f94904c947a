import { readAround } from "@/lib/places/address.rules";
import type { QueryParams } from "@/lib/shared/query-params";
import { cleanShortInput, cleanInput } from "@/lib/shared/text";
import { parseNumber } from "@/lib/shared/typed-number";
import { servesDistance } from "@/lib/listings/fact-names.rules";
import {
  byDistance,
  maxNearLength,
  maxSearchLength,
  parseCategory,
  priceBuckets,
  propertyTypes,
  sorts,
} from "@/lib/listings/rules";
import { bucketValue, dropEmpty, type ListingAddress } from "./address.rules";

function parsePrice(value: string | undefined): number | undefined {
  const amount = parseNumber(value ?? "", { unit: "$" });
  return amount !== null && amount >= 0 && amount <= 1e12 ? amount : undefined;
}

/**
 * Parses the URL of a results page leniently: ignores invalid parts, so that an old or mistyped link still shows
 * listings. `price=500000-1000000` is a bucket and overrides minPrice and maxPrice; the search is `q` or `search`.
 * lib/listings/catalog/results-address.rules parses facts, because not every page has them.
 */
export function readListingAddress(params: QueryParams): ListingAddress {
  const address: ListingAddress = {};
  const category = parseCategory(cleanShortInput(params.category));
  if (category) address.category = category;
  const search = cleanInput(params.q, maxSearchLength) ?? cleanInput(params.search, maxSearchLength);
  if (search) address.search = search;
  if (search && cleanShortInput(params.literal) === "1") address.literal = "1";
  const sort = sorts.find((name) => name === cleanShortInput(params.sort));
  if (sort && (sort !== "newest" || search)) address.sort = sort;
  const offer = cleanShortInput(params.listingType);
  if (offer === "sale" || offer === "rent") address.listingType = offer;
  const bucket = parseBucket(cleanShortInput(params.price));
  address.minPrice = bucket ? bucket.min || undefined : parsePrice(cleanShortInput(params.minPrice));
  address.maxPrice = bucket ? (bucket.max ?? undefined) : parsePrice(cleanShortInput(params.maxPrice));
  const state = cleanShortInput(params.state)?.toUpperCase();
  if (state && /^[A-Z]{2}$/.test(state)) address.state = state;
  const type = propertyTypes.find((name) => name === cleanShortInput(params.propertyType));
  if (type) address.propertyType = type;
  const near = cleanInput(params.near, maxNearLength);
  if (near) address.near = near;
  return dropEmpty({ ...address, ...parsePlace(params) });
}

function parsePlace(params: QueryParams): Pick<ListingAddress, "place" | "within" | "sort"> {
  const around = readAround(params);
  const isServed =
    cleanShortInput(params.within) === servesDistance || cleanShortInput(params.serves) === "1";
  if (around.place && isServed) around.within = undefined;
  const isNearest = around.place && cleanShortInput(params.sort) === byDistance;
  return { ...around, ...(isNearest ? { sort: byDistance } : {}) };
}

function parseBucket(value: string | undefined): (typeof priceBuckets)[number] | undefined {
  return priceBuckets.find((bucket) => bucketValue(bucket) === value);
}
