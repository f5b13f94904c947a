import { readAround } from "@/lib/places/address.rules";
import type { QueryParams } from "@/lib/shared/query-params";
import { shortText, typedText } from "@/lib/shared/text";
import { parseNumber } from "@/lib/shared/typed-number";
import { servesDistance } from "@/lib/listings/fact-filter.rules";
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

function price(value: string | undefined): number | undefined {
  const amount = parseNumber(value ?? "");
  return amount !== null && amount >= 0 && amount <= 1e12 ? amount : undefined;
}

/**
 * Reads a results address leniently: what is not understood is left out, so that an old or mistyped link still shows
 * listings. `price=500000-1000000` is a bucket and wins over minPrice and maxPrice; the search is `q` or `search`.
 * Facts are read by lib/listings/catalog/results-address.rules: not every page has them.
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
