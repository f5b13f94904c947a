import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import { findNamedCity } from "@/lib/places/queries";
import { formatWithin, placeName } from "@/lib/places/rules";
import { namesIn, readAround } from "./around.rules";
import type { UnderstoodWish } from "./contract";

/** A query whose text asked for what is near a city: the place as a filter, the text without it, and what was understood. */
export type Placed = { query: ListingQuery; wish: UnderstoodWish | null; said: string };

/**
 * Null where the text names no city, or where other filters or `literal` say otherwise. A place that is chosen already stays,
 * and the words for one go.
 */
export async function placeQuery(query: ListingQuery): Promise<Placed | null> {
  if (!query.search || query.near || query.state || query.literal) return null;
  const around = readAround(query.search);
  const found = around && (await findNamedCity(namesIn(around), { isUnlisted: around.isIn }));
  if (!around || !found) return null;
  const { name, place } = found;
  const after = around.words.slice(name.split(" ").length).join(" ");
  const search = [around.before, after].filter(Boolean).join(" ");
  const said = `${around.isIn ? "in" : "near"} ${name}`;
  if (query.place) return { query: { ...query, search: search || undefined }, wish: null, said };
  const label = formatWithin(placeName(place), around.within);
  return {
    query: { ...query, search: search || undefined, place: place.id, within: around.within },
    wish: { kind: "place", label, without: search },
    said,
  };
}

/** The same query where it names none. */
export async function withPlace(query: ListingQuery): Promise<ListingQuery> {
  return (await placeQuery(query))?.query ?? query;
}
