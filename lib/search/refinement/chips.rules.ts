import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { filterLabels } from "@/lib/listings/catalog/filter-labels.rules";
import { byDistance, categoryNames, offerNames, propertyTypeName } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { formatServed, formatWithin, placeName } from "@/lib/places/rules";
import { stateName } from "@/lib/shared/us-states";
import { formatDollars } from "@/lib/shared/money";

export type Chip = { label: string; without: ListingAddress };

/** `fixed` filters belong to the page and get no chip. */
export function chipsOf(
  address: ListingAddress,
  fixed: readonly (keyof ListingAddress)[],
  { place = null, part }: { place?: PlaceDto | null; part?: string } = {},
): Chip[] {
  const chips: Chip[] = [];
  const add = (label: string, ...keys: (keyof ListingAddress)[]) => {
    if (keys.some((key) => fixed.includes(key))) return;
    const without = { ...address };
    for (const key of keys) delete without[key];
    chips.push({ label, without });
  };
  const { category, search, minPrice, maxPrice, state, propertyType, listingType, near } = address;
  if (search) add(`“${search}”`, "search");
  if (category) add(categoryNames[category], "category");
  if (listingType) add(offerNames[listingType], "listingType");
  if (propertyType) add(propertyTypeName(propertyType), "propertyType");
  if (state) add(stateName(state) ?? state, "state");
  if (address.place) {
    const name = place ? placeName(place) : `“${address.place}”`;
    const { sort, ...others } = address;
    chips.push({
      label: aroundLabel(address, place, name),
      without: withoutPlace(sort === byDistance ? others : address),
    });
  }
  if (near) add(`Near ${near}`, "near");
  if (minPrice !== undefined || maxPrice !== undefined)
    add(priceLabel(minPrice, maxPrice), "minPrice", "maxPrice");
  for (const { label, names } of filterLabels(address, part)) add(label, ...names);
  return chips;
}

function aroundLabel({ within, serves }: ListingAddress, place: PlaceDto | null, name: string): string {
  if (serves) return formatServed(name);
  return place?.kind === "state" ? name : formatWithin(name, within);
}

function withoutPlace({
  place: _place,
  within: _within,
  serves: _serves,
  ...others
}: ListingAddress): ListingAddress {
  return others;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${formatDollars(max ?? 0)}`;
  if (max === undefined) return `From ${formatDollars(min)}`;
  return `${formatDollars(min)} – ${formatDollars(max)}`;
}
