/** Pages of a table that are looked at for how many rows have a text. */
export const sampledPages = 40;

/** So many rows of a desk are counted, and found one after the other where that many are there. */
const mostAsked = 1000;
/** To look somebody up in an index costs what it costs to ask so many rows of a list. */
const lookUpCost = 3;
/** So few are looked up whatever their share is. */
const maxIndexedMatches = 2000;

/** Rows of a sample that have a text, all rows of it, and the pages of the table. */
export type Sample = { found: number; sampled: number; pages: number };

/**
 * Whether so many rows of a table have a text that those of a list are asked one by one: where the count is reached sooner so
 * than by an index, which has to give all of them. Pure.
 */
export function isFrequent({ found, sampled, pages }: Sample): boolean {
  if (found === 0) return false;
  const having = found * Math.max(1, pages / sampledPages);
  return having > maxIndexedMatches && having * lookUpCost > (mostAsked * sampled) / found;
}
