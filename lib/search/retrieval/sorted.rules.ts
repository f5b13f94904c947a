import type { Sort } from "@/lib/listings/rules";

type Key = readonly (string | number)[];

/** Rows that have to be walked on average to fill a page, times this, are walked before all matches are fetched. */
const patience = 4;
/** Few different lengths, because each is a statement of its own. */
const walkLengths = [500, 2000, 8000, 20_000];
/** Words in at most this many listings of a category are fetched and sorted. */
const maxFetchedDocuments = 2000;
const maxFetchedMatches = 1000;

type WalkInput = { documents: readonly number[]; expected: number; total: number; take: number };

/** Rows to walk in sort order for a page of matches; null if fetching all matches is cheaper. */
export function walkLength({ documents, expected, total, take }: WalkInput): number | null {
  if (expected <= maxFetchedMatches || Math.min(...documents) <= maxFetchedDocuments) return null;
  const rows = Math.ceil(((take * total) / expected) * patience);
  return walkLengths.find((length) => length >= rows) ?? null;
}

const descending: Record<Sort, readonly boolean[]> = {
  newest: [true, true],
  oldest: [false, false],
  price_asc: [false, false],
  price_desc: [true, true],
  rating: [true, true, true],
};

/** Compares two sort keys as the database orders them: times as ISO text, ids as text. */
export function compareKeys(sort: Sort, a: Key, b: Key): number {
  for (const [index, isDescending] of descending[sort].entries()) {
    const left = a[index]!;
    const right = b[index]!;
    if (left !== right) return left < right === isDescending ? 1 : -1;
  }
  return 0;
}
