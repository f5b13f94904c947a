import { parseNear } from "@/lib/listings/catalog/filter.rules";

/**
 * What a place is one by, however it is written: its state and its name as the gazetteer compares it. 'Saint Paul, Minnesota'
 * is 'St. Paul, MN'; null without a state, which may mean any of that name.
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
