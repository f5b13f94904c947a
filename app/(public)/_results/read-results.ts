import type { ListingAddress } from "@/lib/listings/address/rules";
import { listListings } from "@/lib/listings/queries";
import type { SearchPage } from "@/lib/search/contract";
import { searchListings } from "@/lib/search/queries";
import { readFrom } from "@/lib/shared/cursor";

/** The page of results that an address asks for. */
export function readResults(
  address: ListingAddress,
  from: string | undefined,
): Promise<{ page: SearchPage; cursor: string }> {
  return readFrom(from, async (cursor) => {
    const query = { ...address, status: "approved" as const, cursor };
    if (address.search) return searchListings(query);
    return { ...(await listListings(query)), about: false, corrected: null };
  });
}
