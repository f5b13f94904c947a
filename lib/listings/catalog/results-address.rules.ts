import type { QueryParams } from "@/lib/shared/query-params";
import { readFactFilter } from "@/lib/listings/fact-filter.rules";
import { readListingAddress } from "./address-reading.rules";
import { dropEmpty, listingQuery, type ListingAddress } from "./address.rules";

/**
 * Reads the address of a page of results, with facts. Where rent is chosen its price is rentMin and rentMax, elsewhere a
 * bucket: neither stays when somebody turns to the other.
 */
export function readResultsAddress(params: QueryParams): ListingAddress {
  const { price, rentMin, rentMax, ...others } = params;
  const isRent = params.listingType === "rent";
  const { minPrice = rentMin, maxPrice = rentMax } = others;
  const read = readListingAddress(isRent ? { ...others, minPrice, maxPrice } : { ...others, price });
  return dropEmpty({ ...read, ...readFactFilter(params) });
}

/** True for a list that nothing narrows, sorts or continues: of all addresses of a page the one that search engines keep. */
export function isCanonicalList(params: QueryParams): boolean {
  return listingQuery(readResultsAddress(params)) === "" && !params.cursor;
}
