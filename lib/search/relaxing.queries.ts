import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Relaxation, UnderstoodWish } from "./contract";
import { countEach } from "./counting.queries";
import { placeOf } from "./around.queries";
import { countFilters, loosen, piecesOf, widen, type Loosened } from "./relaxing.rules";
import { wordsOf } from "./rules";

/** From this many filters on each of them is offered to be left out, not only one. */
const manyFilters = 3;

/**
 * For a query that matches nothing: what is further around its place, the one filter, or the one word or wish, without which it would match, the least important
 * first; of three filters and more each one that helps. When no single one does, all filters together. Empty when nothing
 * helps.
 */
export async function findRelaxations(
  query: ListingQuery,
  wishes: readonly UnderstoodWish[] = [],
): Promise<Relaxation[]> {
  const { search = "" } = query;
  const pieces = wishes.length > 0 ? piecesOf(search, wishes) : [];
  const placed = await placeOf(query);
  const wider = widen(placed?.query ?? query, Boolean(placed?.wish));
  const steps = loosen(query, wordsOf(search), pieces);
  // Where a filter stands in the way, the words need not be counted.
  const isFilter = ({ drop }: Loosened) => drop !== "word" && drop !== "filters" && drop !== "search";
  const filters = nearestOnly(await countSteps([...wider, ...steps.filter(isFilter)]));
  if (filters.length > 0) return countFilters(query) >= manyFilters ? filters : filters.slice(0, 1);
  const others = await countSteps(steps.filter((step) => !isFilter(step)));
  // The word whose absence gives the most is the one that does not belong.
  const most = Math.max(0, ...others.map(({ word, total }) => (word === null ? 0 : total)));
  return others.filter(({ word, total }) => word === null || total === most).slice(0, 1);
}

/** Of the steps that look further around a place the first that finds something, and none that looks everywhere beside it. */
function nearestOnly(found: readonly Relaxation[]): Relaxation[] {
  const first = found.find(({ drop }) => drop === "within");
  return found.filter((one) => one.drop !== "within" || one === first);
}

/** The steps that find something, with how much. */
async function countSteps(steps: readonly Loosened[]): Promise<Relaxation[]> {
  const counts = await countEach(steps.map((step) => step.query));
  return steps
    .map(({ query: _query, ...step }, index) => ({ ...step, ...counts[index]! }))
    .filter(({ total }) => total > 0);
}
