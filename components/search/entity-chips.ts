import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { chipsOf } from "@/lib/search/refinement/chips.rules";
import type { PlaceDto } from "@/lib/places/contract";
import type { Reading } from "@/lib/search/contract";
import { wordsOf } from "@/lib/search/analysis/normalizer.rules";

type ChipsInput = {
  address: ListingAddress;
  reading: Reading;
  fixed: readonly (keyof ListingAddress)[];
  place: PlaceDto | null;
  /** The name of the subcategory that the address names. */
  part?: string;
  hrefOf: (address: ListingAddress) => string;
};

/** Chips of the entities, then of the filters, with their addresses; `active` filters are counted by themselves. */
export function resultChips({ address, reading, fixed, place, part, hrefOf }: ChipsInput) {
  const { beside } = reading;
  // The text is shown once: as its entities and the words that are none.
  const filters = chipsOf(address, beside ? [...fixed, "search"] : fixed, { place, part });
  const met = metWords(reading);
  const words =
    beside && met && !fixed.includes("search")
      ? [{ label: `“${met}”`, without: { ...address, search: beside.understood } }]
      : [];
  const chips = [...entityChips(address, reading), ...words, ...filters].map(({ label, without }) => ({
    label,
    href: hrefOf(without),
  }));
  return { chips, active: filters.length };
}

/** Says nothing where what it joins is gone. */
const joining = /^(with|and|or|for|in|on|a|an|the|of|to)$/i;

/** The words beside the entities that some result has; '' if only words like 'with' are left. */
function metWords({ beside, missing, lacking, shownFor, isAll }: Reading): string {
  if (!beside || (shownFor && !isAll)) return "";
  const { words } = beside;
  const left = new Set([...missing, ...(lacking?.none ?? []), ...(lacking?.some ?? [])].flatMap(wordsOf));
  if (left.size === 0) return words;
  const kept = words.split(/\s+/).filter((word) => !wordsOf(word).every((one) => left.has(one)));
  return kept.slice(0, kept.findLastIndex((word) => !joining.test(word)) + 1).join(" ");
}

/** Whether all that is shown is what an entity says. */
function isMet(label: string, { elsewhere, lacking }: Reading): boolean {
  return elsewhere?.place !== label && !lacking?.none.includes(label) && !lacking?.some.includes(label);
}

/** A chip for each entity that was understood and is met, with the address whose text is without its words. */
function entityChips(
  address: ListingAddress,
  reading: Reading,
): { label: string; without: ListingAddress }[] {
  return reading.entities
    .filter(({ kind, label }) => kind !== "position" && isMet(label, reading))
    .map(({ label, without }) => {
      const { search: _search, sort, ...others } = address;
      return {
        label,
        without: without ? { ...address, search: without } : { ...others, ...(sort ? { sort } : {}) },
      };
    });
}
