import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Relaxation, UnderstoodWish } from "./contract";
import { countEach } from "./counting.queries";
import { loosen, piecesOf, type Loosened } from "./relaxing.rules";
import { wordsOf } from "./rules";

/**
 * The one filter, or the one word or wish, without which a query that matches nothing would match, the least important first;
 * when no single one helps, all filters together. Null when nothing does.
 */
export async function nearestRelaxation(
  query: ListingQuery,
  wishes: readonly UnderstoodWish[] = [],
): Promise<Relaxation | null> {
  const { search = "" } = query;
  const pieces = wishes.length > 0 ? piecesOf(search, wishes) : [];
  const steps = loosen(query, wordsOf(search), pieces);
  // Where a filter stands in the way, the words need not be counted.
  const isFilter = ({ drop }: Loosened) => drop !== "word" && drop !== "filters" && drop !== "search";
  return (
    (await firstHelpful(steps.filter(isFilter))) ?? firstHelpful(steps.filter((step) => !isFilter(step)))
  );
}

async function firstHelpful(steps: readonly Loosened[]): Promise<Relaxation | null> {
  const counts = await countEach(steps.map((step) => step.query));
  const options = steps
    .map((step, index) => ({ ...step, ...counts[index]! }))
    .filter(({ total }) => total > 0);
  // The word whose absence gives the most is the one that does not belong.
  const most = Math.max(0, ...options.map(({ word, total }) => (word === null ? 0 : total)));
  const option = options.find(({ word, total }) => word === null || total === most);
  if (!option) return null;
  const { drop, word, search, total, capped, about } = option;
  return { drop, word, search, total, capped, about };
}
