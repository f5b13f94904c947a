import { jobCountCap } from "./rules";

/** To look a job up in an index, ask it again and put it in order costs what it costs to walk past so many. */
const lookUpCost = 3;

/** How many of the newest jobs say all terms, how many were asked, and how many are open. */
type Sample = { all: number; sampled: number; open: number };

/**
 * The term that is looked up, by its place: the one that the fewest jobs of a sample say, where that costs less than to walk
 * from the newest on until as many are found as are counted. Null where it costs more. Pure.
 */
export function lookedUpOf(found: readonly number[], { all, sampled, open }: Sample): number | null {
  const rarest = Math.min(...found);
  // Jobs of the sample that would be looked at for each one that an index finds.
  const walked = Math.min(open, ((jobCountCap + 1) * sampled) / all);
  return rarest * open * lookUpCost <= walked * sampled ? found.indexOf(rarest) : null;
}
