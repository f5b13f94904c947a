import "server-only";
import { normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { addDistances } from "@/lib/listings/catalog/distance.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { byDistance, pageSize, relevance } from "@/lib/listings/rules";
import { isSupply } from "../analysis/word-classes.rules";
import type { SearchResultsPage } from "../contract";
import { nearestMatches } from "../retrieval/distance.queries";
import { type IndexState } from "../index/stock.queries";
import { matchingOf, type MatchPlan } from "../retrieval/matching.queries";
import { rankMatches } from "./ranked.queries";
import { sortMatches } from "../retrieval/sorted.queries";
import type { Terms } from "../query/terms.rules";

export const emptyPage: SearchResultsPage = { items: [], next: null, total: 0, capped: false, about: false };

export type Input = { stock: IndexState; filter: ListingQuery };

export async function readMatches(matching: MatchPlan, { stock, filter }: Input): Promise<SearchResultsPage> {
  const { sort = relevance, place } = filter;
  if (sort === byDistance && place) return nearestMatches({ matching, stock, filter, place });
  const page =
    sort === relevance || sort === byDistance
      ? await rankMatches({ matching, stock, limit: filter.limit ?? pageSize }, filter.cursor)
      : await sortMatches({ matching, stock, filter, sort });
  return place ? { ...page, items: await addDistances(place, page.items) } : page;
}

function endsInSupply(search: string): boolean {
  const [, last = ""] = /\w\s+([a-z]+)$/i.exec(search.trim()) ?? [];
  return isSupply(last.toLowerCase());
}

const forSale = /\b(for sale|to buy)\b/i;

export function flagOtherSection(
  page: SearchResultsPage,
  { terms }: Terms,
  { category, cursor, search }: ListingQuery,
): SearchResultsPage {
  const section = terms.find((term) => term.section)?.section;
  const [first] = page.items;
  const isWork = first?.category === "services" && !category && !cursor;
  // For 'puppies for sale', dog training is a weak result.
  const isOfGoods = terms.some((term) => term.isGoods) || endsInSupply(search ?? "");
  if (isWork && (forSale.test(search ?? "") || isOfGoods)) return { ...page, isWeak: true };
  if (!section || !first || category || cursor || first.category === section) return page;
  return { ...page, isWeak: true };
}

export async function readByFacts(query: ListingQuery, stock: IndexState): Promise<SearchResultsPage> {
  const filter = normalizeFilter(query);
  if (!filter) return emptyPage;
  const isNearest = filter.sort === byDistance && filter.place;
  const hasOrder = filter.sort && filter.sort !== relevance && filter.sort !== byDistance;
  const sort = isNearest || hasOrder ? filter.sort : "newest";
  return readMatches(await matchingOf({ terms: [], filter }), { stock, filter: { ...filter, sort } });
}
