import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { chipsOf } from "@/lib/search/refinement/chips.rules";
import { maxSearchNameLength } from "./rules";

type Named = {
  address: ListingAddress;
  /** What the text says beside its entities. */
  words: string;
  /** Entities of the text as chips read. */
  entities: readonly string[];
  place: PlaceDto | null;
  /** The name of its subcategory. */
  part?: string;
};

/** The chips of a search as its name: 'Camera · Used · Up to $500'; the section where it says nothing narrower first. */
export function nameOf({ address, words, entities, place, part }: Named): string {
  const { search: _search, literal: _literal, category, ...filters } = address;
  const section = category && !words ? chipsOf({ category }, []) : [];
  const parts = [
    ...(words ? [words.charAt(0).toUpperCase() + words.slice(1)] : []),
    ...section.map(({ label }) => label),
    ...entities,
    ...chipsOf(filters, [], { place, part }).map(({ label }) => label),
  ];
  const name = parts.length > 0 ? parts.join(" · ") : "All listings";
  return name.length > maxSearchNameLength ? `${name.slice(0, maxSearchNameLength - 1).trimEnd()}…` : name;
}
