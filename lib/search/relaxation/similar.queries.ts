import "server-only";
import type { ListingDto } from "@/lib/listings/contract";
import { byDistance, pageSize } from "@/lib/listings/rules";
import type { Terms } from "../query/terms.rules";
import { readMatches, type Input } from "../ranking/page.queries";
import { matchingOf } from "../retrieval/matching.queries";
import { closeBehind, closeTo, fewResults, inOrder, mostWithClose } from "./close.rules";

/** Listings with some of the words, in the order of the few that they follow; none where enough are shown. */
export async function readSimilar(
  { terms: { terms }, stock, filter }: Input & { terms: Terms },
  shown: readonly ListingDto[],
): Promise<ListingDto[]> {
  const { limit = pageSize } = filter;
  if (shown.length >= Math.min(fewResults, limit) || filter.cursor || filter.sort === byDistance) return [];
  const { terms: ranked, choices, sections } = closeTo(terms, shown);
  if (choices.length === 0) return [];
  const best = { ...filter, sort: undefined, limit: mostWithClose };
  const matching = await matchingOf({ terms: ranked, filter: best, choices, sections, isRankedByAll: true });
  const { items } = await readMatches(matching, { stock, filter: best });
  return inOrder(closeBehind(shown, items, limit), filter.sort);
}
