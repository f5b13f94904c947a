import { parseNear } from "@/lib/listings/catalog/filter.rules";

/**
 * Canonical key of a place by state and normalized name: 'Saint Paul, Minnesota' equals 'St. Paul, MN'. Null without a
 * state, because the name is ambiguous.
 */
export function placeIdentity(text: string): string | null {
  const { state, place } = parseNear(text);
  if (!state) return null;
  const name = (place ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/^saint/, "st")
    .replace(/^mount(?=.)/, "mt")
    .replace(/^fort(?=.)/, "ft");
  return `${state} ${name}`;
}
