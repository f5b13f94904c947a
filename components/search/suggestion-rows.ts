import type { ListingDto } from "@/lib/listings/contract";
import type { ListingSuggestionDto, SuggestionsDto } from "@/lib/search/suggestions/contract";
import { searchCopy } from "@/lib/search/copy";
import { maxSuggestions } from "@/lib/search/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import type { Option } from "./option";

/** A row with empty `text` isn't added to recent searches. */
export type Row = Option & {
  label: string;
  icon: "recent" | "search" | "listing" | "all";
  image?: string;
  note?: string;
};

function searchHref(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`;
}

export function recentRows(searches: readonly string[]): Row[] {
  return searches.map((text, index) => ({
    id: `recent-${index}`,
    icon: "recent",
    text,
    label: text,
    href: searchHref(text),
  }));
}

export function viewedRows(listings: readonly ListingDto[]): Row[] {
  return listings.map((listing) => ({
    ...listingRow({ ...listing, per: pricePeriod(listing.details) }),
    id: `viewed-${listing.id}`,
    text: "",
  }));
}

const maxWordsWithListings = 3;

export function suggestedRows(typed: string, found: SuggestionsDto | undefined): Row[] {
  const listings = (found?.listingSuggestions ?? []).slice(0, maxSuggestions).map(listingRow);
  const most = listings.length > 0 ? maxWordsWithListings : maxSuggestions;
  const words: Row[] = (found?.suggestions ?? []).slice(0, most).map((text, index) => ({
    id: `word-${index}`,
    icon: "search",
    text,
    label: text,
    href: searchHref(text),
  }));
  const all: Row = {
    id: "all",
    icon: "all",
    text: typed,
    label: found && words.length + listings.length === 0 ? `Search for “${typed}”` : searchCopy.viewAll,
    href: searchHref(typed),
  };
  return [...words, ...listings, all];
}

function listingRow({
  id,
  title,
  images,
  price,
  per,
}: Pick<ListingSuggestionDto, "id" | "title" | "images" | "price" | "per">): Row {
  return {
    id: `listing-${id}`,
    icon: "listing",
    text: title,
    label: title,
    href: hrefs.listing(id),
    image: images[0],
    note: formatPriceFor(price, per),
  };
}
