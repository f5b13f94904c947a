import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { toCard, type ListingCardDto } from "@/lib/listings/catalogue/card.rules";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import type { SearchPage } from "@/lib/search/contract";
import { plainReading } from "@/lib/search/reading.rules";
import { searchListings } from "@/lib/search/queries";
import { readFrom } from "@/lib/shared/page";

type ResultsPage = Omit<SearchPage, "items"> & { items: ListingCardDto[] };

/** The page of results that an address asks for, as cards. */
export function readResults(
  address: ListingAddress,
  from: string | undefined,
): Promise<{ page: ResultsPage; cursor: string }> {
  return readFrom(from, async (cursor) => {
    const query = { ...address, status: "approved" as const, cursor };
    const found = address.search
      ? await searchListings(query)
      : { ...(await listListings(query)), ...plainReading, about: false };
    return { ...found, items: found.items.map(toCard) };
  });
}
