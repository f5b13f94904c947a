import { readResults } from "@/app/_results/read-results";
import type { ListingSeed } from "@/components/listings/hooks";
import { listingQuery, withHomepageSort, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { toCard } from "@/lib/listings/catalog/card.rules";
import { listLatestListings } from "@/lib/listings/catalog/variety.queries";

/** The unfiltered first page is varied, like /api/initial-data. */
export async function readHomeList(filter: ListingAddress, cursor?: string): Promise<ListingSeed> {
  const address = withHomepageSort(filter);
  if (listingQuery(address) !== "" || cursor) {
    const found = await readResults(address, cursor);
    return { address, cursor: found.cursor, page: found.page };
  }
  const page = await listLatestListings();
  return { address, cursor: "", page: { ...page, items: page.items.map(toCard) } };
}
