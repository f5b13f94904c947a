import { unplacedLabel } from "@/components/listings/filters/count-labels";
import { placePlaceholder } from "@/components/places/place-mark";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { toCard, type ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { byDistance } from "@/lib/listings/rules";
import type { PlaceDto } from "@/lib/places/contract";
import { findPlace } from "@/lib/places/queries";
import type { SearchResultsPage, Outcome, Relaxation } from "@/lib/search/contract";
import { findRelaxations } from "@/lib/search/refinement/relaxing.queries";
import { countUnplacedMatches } from "@/lib/search/retrieval/distance.queries";
import { searchWithClose } from "@/lib/search/results/queries";
import { areKnownWords } from "@/lib/search/spelling/known-words.queries";
import { readPageOrFirst } from "@/lib/shared/page";

export type ResultsPage = Omit<SearchResultsPage, "items"> &
  Outcome & { items: ListingCardDto[]; close?: ListingCardDto[] };

export type ResultsData = {
  page: ResultsPage;
  cursor: string;
  place: PlaceDto | null;
  unplaced?: string;
};

export async function readResults(address: ListingAddress, from: string | undefined): Promise<ResultsData> {
  const isNearest = address.place && address.sort === byDistance && address.within === undefined;
  const [read, place, unplaced] = await Promise.all([
    readPageOrFirst(from, async (cursor) => {
      const query = { ...address, status: "approved" as const, cursor };
      const { close, ...found } = await searchWithClose(query);
      const items = found.items.map(toCard);
      return { ...found, items, ...(close ? { close: close.map(toCard) } : {}) };
    }),
    address.place ? findPlace(address.place) : null,
    isNearest ? countUnplacedMatches(address) : undefined,
  ]);
  return { ...read, place, unplaced: unplaced?.total ? unplacedLabel(unplaced) : undefined };
}

export async function readZeroResults(address: ListingAddress, { total, entities }: ResultsPage) {
  if (total > 0) return { relaxations: [], isKnown: false };
  const relaxations = await findRelaxations(address, entities);
  const isKnown = address.search ? await areKnownWords(address.search) : false;
  return { relaxations, isKnown };
}

export function preservesCategory({ drop }: Relaxation): boolean {
  return drop !== "category" && drop !== "subcategory";
}

export function nearMeAddress(address: ListingAddress, { entities }: ResultsPage): ListingAddress | null {
  const entity = entities.find(({ kind }) => kind === "position");
  if (!entity) return null;
  const { search: _search, ...others } = address;
  return {
    ...others,
    ...(entity.without ? { search: entity.without } : {}),
    place: placePlaceholder,
    within: 25,
  };
}
