import { parseIds } from "@/lib/shared/uuid";
import type { ListingDto } from "@/lib/listings/contract";
import { factNames, listingFacts, type FactName } from "@/lib/listings/offer/facts.rules";

export const maxCompared = 4;
const compareParameter = "compare";

export function readComparedIds(value: string | undefined | null): string[] {
  return parseIds(value, maxCompared);
}

export function compareQuery(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `${compareParameter}=${ids.join(",")}`;
}

export type CompareRow = { name: FactName; label: string; values: (string | null)[] };

export function compareRows(
  listings: readonly Pick<ListingDto, "category" | "details" | "price">[],
): CompareRow[] {
  const columns = listings.map((listing) => listingFacts(listing));
  const known = new Map(columns.flat().map(({ name, label }) => [name, label]));
  const order = factNames.filter((name) => known.has(name));
  return order.map((name) => ({
    name,
    label: known.get(name) ?? name,
    values: columns.map((facts) => facts.find((fact) => fact.name === name)?.value ?? null),
  }));
}
