import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { chipsOf } from "@/lib/search/refinement/chips.rules";
import { jobParameterChips, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { maxSearchNameLength } from "./rules";

type SearchParts = {
  address: ListingAddress;
  words: string;
  entities: readonly string[];
  place: PlaceDto | null;
  part?: string;
};

export function nameListingSearch({ address, words, entities, place, part }: SearchParts): string {
  const { search: _search, literal: _literal, category, ...filters } = address;
  const section = category && !words ? chipsOf({ category }, []) : [];
  const parts = [
    ...(words ? [capitalized(words)] : []),
    ...section.map(({ label }) => label),
    ...entities,
    ...chipsOf(filters, [], { place, part }).map(({ label }) => label),
  ];
  return truncateName(parts.length > 0 ? parts.join(" · ") : "All listings");
}

type NamedJobs = { place: PlaceDto | null; parts: readonly Pick<JobPart, "path" | "name">[] };

export function nameJobSearch(address: JobAddress, named: NamedJobs): string {
  const labels = jobParameterChips(address, named).map(({ label }) => label.replace(/^“(.*)”$/, "$1"));
  return truncateName(labels.length > 0 ? capitalized(labels.join(" · ")) : "All jobs");
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function truncateName(name: string): string {
  return name.length > maxSearchNameLength ? `${name.slice(0, maxSearchNameLength - 1).trimEnd()}…` : name;
}
