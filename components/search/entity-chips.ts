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
  part?: string;
  hrefOf: (address: ListingAddress) => string;
};

export function resultChips({ address, outcome, fixed, place, part, hrefOf }: ChipsInput) {
  const { remainder } = outcome;
  // The search text is already shown as entities and remaining words.
  const filters = chipsOf(address, remainder ? [...fixed, "search"] : fixed, { place, part });
  const matchedText = matchedWords(outcome);
  const words =
    remainder && matchedText && !fixed.includes("search")
      ? [{ label: `“${matchedText}”`, without: { ...address, search: remainder.understood } }]
      : [];
  const chips = [...entityChips(address, outcome), ...words, ...filters].map(({ label, without }) => ({
    label,
    href: hrefOf(without),
  }));
  return { chips, active: filters.length };
}

/** Connectors, meaningless once the word they connect is gone. */
const connectors = /^(with|and|or|for|in|on|a|an|the|of|to)$/i;

function matchedWords(outcome: Outcome): string {
  const { remainder, missing } = outcome;
  if (!remainder || isReworded(outcome)) return "";
  const { words } = remainder;
  const { none, some } = outcome.match === "nearby" ? { none: [], some: [] } : unmatchedParts(outcome);
  const left = new Set([...missing, ...none, ...some].flatMap(uniqueWords));
  if (left.size === 0) return words;
  const remainingWords = words
    .split(/\s+/)
    .filter((word) => !uniqueWords(word).every((one) => left.has(one)));
  return remainingWords
    .slice(0, remainingWords.findLastIndex((word) => !connectors.test(word)) + 1)
    .join(" ");
}

function isReworded(outcome: Outcome): boolean {
  return (
    outcome.match === "partial" && outcome.partial.by === "rewording" && outcome.partial.covers !== "all"
  );
}

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
