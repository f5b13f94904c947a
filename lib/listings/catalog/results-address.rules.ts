import type { QueryParams } from "@/lib/shared/query-params";
import { readFactFilter } from "@/lib/listings/fact-filter.rules";
import { readListingAddress } from "./address-reading.rules";
import { dropEmpty, listingQuery, type ListingAddress } from "./address.rules";

/** Includes facts. Rentals use rentMin and rentMax, everything else a price bucket; switching drops the other. */
export function readResultsAddress(params: QueryParams): ListingAddress {
  const { price, rentMin, rentMax, ...others } = params;
  const isRent = params.listingType === "rent";
  const { minPrice = rentMin, maxPrice = rentMax } = others;
  const read = readListingAddress(isRent ? { ...others, minPrice, maxPrice } : { ...others, price });
  return dropEmpty({ ...read, ...readFactFilter(params) });
}

/** True for the canonical URL of a page, the only one that search engines index. */
export function isCanonicalList(params: QueryParams): boolean {
  return listingQuery(readResultsAddress(params)) === "" && !params.cursor;
}
