import type { Sort } from "@/lib/listings/rules";

type Key = readonly (string | number)[];

/** Walks up to this multiple of the expected rows before fetching all matches. */
const maxWalkFactor = 4;
/** Few distinct lengths, because each one is a separate statement. */
const walkLengths = [500, 2000, 8000, 20_000];
const maxFetchedDocuments = 2000;
const maxFetchedMatches = 1000;

type WalkInput = { documents: readonly number[]; expected: number; total: number; take: number };

export function walkLength({ documents, expected, total, take }: WalkInput): number | null {
  if (expected <= maxFetchedMatches || Math.min(...documents) <= maxFetchedDocuments) return null;
  const rows = Math.ceil(((take * total) / expected) * maxWalkFactor);
  return walkLengths.find((length) => length >= rows) ?? null;
}

const descending: Record<Sort, readonly boolean[]> = {
  newest: [true, true],
  oldest: [false, false],
  price_asc: [false, false],
  price_desc: [true, true],
  rating: [true, true, true],
};

/** Same order as the database: times as ISO text, ids as text. */
export function compareKeys(sort: Sort, a: Key, b: Key): number {
  for (const [index, isDescending] of descending[sort].entries()) {
    const left = a[index]!;
    const right = b[index]!;
    if (left !== right) return left < right === isDescending ? 1 : -1;
  }
  return 0;
}
