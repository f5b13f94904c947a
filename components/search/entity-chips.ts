import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { chipsOf } from "@/lib/search/refinement/chips.rules";
import type { PlaceDto } from "@/lib/places/contract";
import type { Outcome } from "@/lib/search/contract";
import { uniqueWords } from "@/lib/search/analysis/normalizer.rules";
import { unmatchedParts } from "@/lib/search/results/outcome.rules";

type ChipsInput = {
  address: ListingAddress;
  outcome: Outcome;
  fixed: readonly (keyof ListingAddress)[];
  place: PlaceDto | null;
  /** The name of the subcategory that the address names. */
  part?: string;
  hrefOf: (address: ListingAddress) => string;
};

/** Chips of the entities, then of the filters, with their addresses; `active` filters are counted by themselves. */
export function resultChips({ address, outcome, fixed, place, part, hrefOf }: ChipsInput) {
  const { remainder } = outcome;
  // The text is shown once: as its entities and the words that are none.
  const filters = chipsOf(address, remainder ? [...fixed, "search"] : fixed, { place, part });
  const met = matchedWords(outcome);
  const words =
    remainder && met && !fixed.includes("search")
      ? [{ label: `“${met}”`, without: { ...address, search: remainder.understood } }]
      : [];
  const chips = [...entityChips(address, outcome), ...words, ...filters].map(({ label, without }) => ({
    label,
    href: hrefOf(without),
  }));
  return { chips, active: filters.length };
}

/** Says nothing where what it joins is gone. */
const connectors = /^(with|and|or|for|in|on|a|an|the|of|to)$/i;

/** The words beside the entities that some result has; '' if only words like 'with' are left. */
function matchedWords(outcome: Outcome): string {
  const { remainder, missing } = outcome;
  if (!remainder || isReworded(outcome)) return "";
  const { words } = remainder;
  const { none, some } = outcome.match === "nearby" ? { none: [], some: [] } : unmatchedParts(outcome);
  const left = new Set([...missing, ...none, ...some].flatMap(uniqueWords));
  if (left.size === 0) return words;
  const kept = words.split(/\s+/).filter((word) => !uniqueWords(word).every((one) => left.has(one)));
  return kept.slice(0, kept.findLastIndex((word) => !connectors.test(word)) + 1).join(" ");
}

/** True where another text was searched that leaves out words of this one. */
function isReworded(outcome: Outcome): boolean {
  return (
    outcome.match === "partial" && outcome.partial.by === "rewording" && outcome.partial.covers !== "all"
  );
}

/** A chip for each entity that was understood and is met, with the address whose text is without its words. */
function entityChips(
  address: ListingAddress,
  outcome: Outcome,
): { label: string; without: ListingAddress }[] {
  const { none, some } = unmatchedParts(outcome);
  const unmatched = new Set([...none, ...some]);
  return outcome.entities
    .filter(({ kind, label }) => kind !== "position" && !unmatched.has(label))
    .map(({ label, without }) => {
      const { search: _search, sort, ...others } = address;
      return {
        label,
        without: without ? { ...address, search: without } : { ...others, ...(sort ? { sort } : {}) },
      };
    });
}
