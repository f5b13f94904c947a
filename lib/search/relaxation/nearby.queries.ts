import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import { byDistance, relevance } from "@/lib/listings/rules";
import { findNamedCity } from "@/lib/places/queries";
import type { SearchResultsPage, NearbySearch } from "../contract";
import { matchingOf } from "../retrieval/matching.queries";
import { readMatches, type Input } from "../ranking/page.queries";
import type { PlaceQuery } from "../query/place.queries";
import type { Term, Terms } from "../query/terms.rules";
import type { Entity } from "../analysis/tokens.rules";

function withoutPlace(text: string, { start, end }: Entity): string {
  return `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/\s+/g, " ")
    .replace(/(^| )(?:in|at|around|near|from|by)(?= ?$)/i, "")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

export async function readNearby(
  query: UnmatchedQuery,
  input: Input,
): Promise<{ page: SearchResultsPage; nearby: NearbySearch } | null> {
  const { filter, stock } = input;
  const wider = query.placed ? dropDistance(query, filter) : await dropPlace(query, filter);
  if (!wider || query.terms.missing.length > 0 || filter.cursor) return null;
  const isByDistance = filter.sort === undefined || filter.sort === relevance;
  const sort = isByDistance ? byDistance : filter.sort;
  const matching = await matchingOf({ terms: wider.terms, filter: wider.filter });
  const page = await readMatches(matching, { stock, filter: { ...wider.filter, place: wider.place, sort } });
  if (page.items.length === 0 || page.isWeak) return null;
  return {
    page: { ...page, next: null, total: page.items.length, capped: false, about: false },
    nearby: { ...wider.missingPlace, isByDistance },
  };
}

type UnmatchedQuery = { text: string; terms: Terms; placed: PlaceQuery | null };
type WiderSearch = {
  terms: readonly Term[];
  filter: ListingQuery;
  place: string;
  missingPlace: Omit<NearbySearch, "isByDistance">;
};

function dropDistance(
  { text, terms, placed }: UnmatchedQuery,
  { within, ...filter }: ListingQuery,
): WiderSearch | null {
  if (!placed?.entity || within === undefined || !filter.place) return null;
  const { label } = placed.entity;
  const where = label.replace(/^./, (letter) => letter.toLowerCase());
  return {
    terms: terms.terms,
    filter,
    place: filter.place,
    missingPlace: { place: label, where, thing: text },
  };
}

async function dropPlace(
  { text, terms: { terms, entities } }: UnmatchedQuery,
  filter: ListingQuery,
): Promise<WiderSearch | null> {
  const [place, ...others] = entities.filter(({ kind }) => kind === "place");
  if (!place || others.length > 0 || filter.place) return null;
  const rest = terms.filter(({ isFact, word }) => !(isFact && word === place.label));
  if (rest.length === terms.length || rest.every(({ isImplied }) => isImplied)) return null;
  const found = await findNamedCity([place.label], { isUnlisted: false });
  if (!found) return null;
  const missingPlace = { place: place.label, where: `in ${place.label}`, thing: withoutPlace(text, place) };
  return { terms: rest, filter, place: found.place.id, missingPlace };
}
