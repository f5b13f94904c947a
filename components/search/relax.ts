import { dropEmpty, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { filterLabels } from "@/lib/listings/catalog/filter-labels.rules";
import { byDistance, propertyTypeName } from "@/lib/listings/rules";
import type { Relaxation } from "@/lib/search/contract";
import { stateName } from "@/lib/shared/us-states";

export function applyRelaxation(
  address: ListingAddress,
  { drop, word, search, within, place }: Omit<Relaxation, "total" | "capped" | "about">,
): ListingAddress {
  const next = { ...address };
  switch (drop) {
    case "price":
      delete next.minPrice;
      delete next.maxPrice;
      return next;
    case "area":
      delete next.minArea;
      delete next.maxArea;
      return next;
    case "lot":
      delete next.minAcres;
      delete next.maxAcres;
      return next;
    case "years":
      delete next.minYear;
      delete next.maxYear;
      return next;
    case "word":
      next.search = search ?? withoutWord(address.search ?? "", word ?? "");
      return next;
    case "vendor":
      return next;
    case "within":
      return dropEmpty({
        ...next,
        ...(place ? { place, search: search || undefined } : {}),
        within,
        // Without a radius, sort by distance.
        ...(within === undefined ? { sort: byDistance } : {}),
      });
    case "filters":
      return { search: address.search };
    default:
      delete next[drop];
      return next;
  }
}

function withoutWord(search: string, word: string): string {
  const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const remainingWords = search
    .split(/\s+/)
    .filter((part) => plain(part).replace(/[^\p{L}\p{N}]/gu, "") !== plain(word));
  return remainingWords.join(" ") || search;
}

/** 'at any price', 'within 25 miles'; `part` is the name of the subcategory. */
export function relaxationLabel(
  address: ListingAddress,
  { drop, word, within }: Pick<Relaxation, "drop" | "word" | "within">,
  part?: string,
): string {
  switch (drop) {
    case "word":
      return `without “${word ?? ""}”`;
    case "price":
      return "at any price";
    case "state":
      return `outside ${stateName(address.state) ?? "this state"} too`;
    case "within":
      if (within !== undefined) return `within ${within} miles`;
      return address.within ? `beyond ${address.within} miles` : "in other places too";
    case "near":
      return `beyond ${address.near ?? "this place"}`;
    case "propertyType":
      return address.propertyType
        ? `not just ${propertyTypeName(address.propertyType).toLowerCase()}`
        : "of any type";
    case "listingType":
      return "for sale or rent";
    case "category":
      return "in all categories";
    case "filters":
      return "without your filters";
    case "search":
    case "vendor":
      return "without your keywords";
    case "area":
      return "of any size";
    case "lot":
      return "on a lot of any size";
    case "years":
      return "of any year";
    case "maxMileage":
      return "with any mileage";
    default: {
      const named = filterLabels(address, part).find(({ names }) => names.includes(drop));
      return named ? `without “${named.label}”` : "without this filter";
    }
  }
}
