import "server-only";
import { addDistances } from "@/lib/listings/catalogue/distance.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { byDistance, pageSize, relevance } from "@/lib/listings/rules";
import type { FoundPage } from "./contract";
import { nearestMatches } from "./distance.queries";
import type { Matching, Stock } from "./matching.queries";
import { rankMatches } from "./ranked.queries";
import { sortMatches } from "./sorted.queries";

export const nothing: FoundPage = { items: [], next: null, total: 0, capped: false, about: false };

export type Input = { stock: Stock; filter: ListingQuery };

/** A page of what matches, in the order that is asked for. */
export async function readMatches(matching: Matching, { stock, filter }: Input): Promise<FoundPage> {
  const { sort = relevance, place } = filter;
  if (sort === byDistance && place) return nearestMatches({ matching, stock, filter, place });
  const page =
    sort === relevance || sort === byDistance
      ? await rankMatches({ matching, stock, limit: filter.limit ?? pageSize }, filter.cursor)
      : await sortMatches({ matching, stock, filter, sort });
  return place ? { ...page, items: await addDistances(place, page.items) } : page;
}
