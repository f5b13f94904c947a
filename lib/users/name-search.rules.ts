export const sampledPages = 40;

const maxCountedRows = 1000;
const lookUpCost = 3;
const maxIndexedMatches = 2000;

export type Sample = { found: number; sampled: number; pages: number };

/** True if checking list rows one by one reaches the count sooner than an index, which must return all matches. */
export function isFrequent({ found, sampled, pages }: Sample): boolean {
  if (found === 0) return false;
  const having = found * Math.max(1, pages / sampledPages);
  return having > maxIndexedMatches && having * lookUpCost > (maxCountedRows * sampled) / found;
}
