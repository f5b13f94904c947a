import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import { findNamedCity } from "@/lib/places/queries";
import { formatServed, formatWithin, placeName, defaultDistance } from "@/lib/places/rules";
import {
  placeNameCandidates,
  cityCandidates,
  parsePlaceReference,
  edgeZipCodes,
} from "../entities/place-reference.rules";
import type { ParsedEntity } from "../contract";
import { uniqueWords } from "../analysis/normalizer.rules";
import type { Terms } from "./terms.rules";
import { countDocuments, isFound } from "../index/words.queries";

export type PlaceQuery = {
  query: ListingQuery;
  entity: ParsedEntity | null;
  phrase: string;
  name: string;
};

/**
 * Null if the text names no city after 'in' or 'near', or if another filter or `literal` rules it out. A chosen place
 * wins; the words are removed from the text.
 */
export async function resolvePlace(query: ListingQuery): Promise<PlaceQuery | null> {
  if (!query.search || query.near || query.state || query.literal) return null;
  const around = parsePlaceReference(query.search);
  if (!around) return null;
  const found = await findNamedCity(placeNameCandidates(around), { isUnlisted: around.isIn });
  if (!found) return null;
  const { name, place } = found;
  const after = around.words.slice(name.split(" ").length).join(" ");
  const search = [around.before, after].filter(Boolean).join(" ");
  const phrase = around.isServed ? `serving ${name}` : `${around.isIn ? "in" : "near"} ${name}`;
  if (query.place) return { query: { ...query, search: search || undefined }, entity: null, phrase, name };
  const label = around.isServed
    ? formatServed(placeName(place))
    : formatWithin(placeName(place), around.within);
  const how = around.isServed ? { serves: "1" as const } : { within: around.within };
  return {
    query: { ...query, search: search || undefined, place: place.id, ...how },
    entity: { kind: "place", label, without: search, filter: { place: place.id, ...how } },
    phrase,
    name,
  };
}

function allowsPlace({ search, near, state, place, literal }: ListingQuery): boolean {
  return Boolean(search) && !near && !state && !place && !literal;
}

export async function resolveUnlistedPlace(
  query: ListingQuery,
  { missing, corrected }: Pick<Terms, "missing" | "corrected">,
): Promise<PlaceQuery | null> {
  const { search } = query;
  if (!search || !allowsPlace(query)) return null;
  const correctedWords = corrected ? uniqueWords(corrected) : null;
  const lost = uniqueWords(search).filter(
    (word) =>
      missing.some((one) => uniqueWords(one).includes(word)) ||
      (correctedWords && !correctedWords.includes(word)),
  );
  const zips = edgeZipCodes(search);
  const titled = await countDocuments(zips.map((zip) => `'${zip}':AB`));
  const isNumber = (zip: string) => isFound(titled.get(`'${zip}':AB`)!);
  const names = cityCandidates(search, { unknownWords: lost, zips: zips.filter((zip) => !isNumber(zip)) });
  if (names.length === 0) return null;
  const found = await findNamedCity(
    names.map(({ name }) => name),
    { isUnlisted: false },
  );
  const named = found && names.find(({ name }) => name === found.name);
  if (!named) return null;
  const label = formatWithin(placeName(found.place), defaultDistance);
  const around = { place: found.place.id, within: defaultDistance } as const;
  return {
    query: { ...query, search: named.rest || undefined, ...around },
    entity: { kind: "place", label, without: named.rest, filter: around },
    phrase: `near ${named.name}`,
    name: named.name,
  };
}
