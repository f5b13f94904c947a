import { dropEmpty, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { homeFactNames, vehicleFactNames } from "@/lib/listings/fact-names.rules";
import type { Category } from "@/lib/listings/rules";
import type { Outcome, ParsedEntity } from "../contract";
import { remainderOf } from "../query/remainder.rules";
import { unmatchedParts } from "../results/outcome.rules";

type Name = keyof ListingAddress;

const sectionsOfFilters: Partial<Record<Name, Category>> = {
  ...Object.fromEntries(homeFactNames.map((name) => [name, "realestate"])),
  ...Object.fromEntries(vehicleFactNames.map((name) => [name, "products"])),
  listingType: "realestate",
  propertyType: "realestate",
  condition: "products",
  delivery: "products",
  serves: "services",
};

function namesOf(filter: ListingAddress): Name[] {
  return Object.keys(dropEmpty(filter)) as Name[];
}

/**
 * Entities that the filter fields of the section can show instead of the keywords. A chosen filter takes precedence
 * over the text.
 */
export function controlledEntities(
  address: ListingAddress,
  outcome: Outcome,
  section: Category | undefined,
): ParsedEntity[] {
  if (outcome.match === "partial" && outcome.partial.by === "rewording") return [];
  const { none, some } = unmatchedParts(outcome);
  const taken = { ...address };
  return outcome.entities.filter(({ kind, label, filter = {} }) => {
    const names = namesOf(filter);
    if (names.length === 0 || none.includes(label) || some.includes(label)) return false;
    if (kind === "place" && (taken.place ?? taken.near ?? taken.state)) return false;
    const hasField = names.every((name) => (sectionsOfFilters[name] ?? section) === section);
    const isFree = names.every((name) => taken[name] === undefined || taken[name] === filter[name]);
    if (hasField && isFree) Object.assign(taken, dropEmpty(filter));
    return hasField && isFree;
  });
}

export function withFilters(
  address: ListingAddress,
  outcome: Outcome,
  controlled: readonly ParsedEntity[],
): ListingAddress {
  const { remainder, entities } = outcome;
  if (controlled.length === 0 || !remainder) return address;
  const { words, text = words } = remainder;
  const spans = controlled.flatMap(({ span }) => (span ? [{ start: span[0], end: span[1] }] : []));
  const search = controlled.length === entities.length ? words : remainderOf(text, spans).words;
  return dropEmpty({
    ...address,
    ...Object.assign({}, ...controlled.map(({ filter = {} }) => dropEmpty(filter))),
    search: search || undefined,
  });
}
