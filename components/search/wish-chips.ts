import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { chipsOf } from "@/lib/search/chips.rules";
import type { PlaceDto } from "@/lib/places/contract";
import type { Reading } from "@/lib/search/contract";

type ChipsInput = {
  address: ListingAddress;
  reading: Reading;
  fixed: readonly (keyof ListingAddress)[];
  place: PlaceDto | null;
  /** The name of the subcategory that the address names. */
  part?: string;
  hrefOf: (address: ListingAddress) => string;
};

/** Chips of the wishes, then of the filters, with their addresses; `active` filters are counted by themselves. */
export function resultChips({ address, reading, fixed, place, part, hrefOf }: ChipsInput) {
  const { beside } = reading;
  // The text is shown once: as its wishes and the words that are none.
  const filters = chipsOf(address, beside ? [...fixed, "search"] : fixed, { place, part });
  const words =
    beside?.words && !fixed.includes("search")
      ? [{ label: `“${beside.words}”`, without: { ...address, search: beside.wished } }]
      : [];
  const chips = [...wishChips(address, reading), ...words, ...filters].map(({ label, without }) => ({
    label,
    href: hrefOf(without),
  }));
  return { chips, active: filters.length };
}

/** A chip for each wish that was understood, with the address whose text is without its words. */
function wishChips(
  address: ListingAddress,
  { wishes }: Reading,
): { label: string; without: ListingAddress }[] {
  return wishes
    .filter(({ kind }) => kind !== "position")
    .map(({ label, without }) => {
      const { search: _search, sort, ...others } = address;
      return {
        label,
        without: without ? { ...address, search: without } : { ...others, ...(sort ? { sort } : {}) },
      };
    });
}
