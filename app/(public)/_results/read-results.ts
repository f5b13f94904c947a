import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import type { SearchPage } from "@/lib/search/contract";
import { searchListings } from "@/lib/search/queries";
import { readFrom } from "@/lib/shared/page";

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
