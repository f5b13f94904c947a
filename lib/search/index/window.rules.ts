import type { Category } from "@/lib/listings/rules";

/** Target matches per window, and the most to rank and to count. */
const targetMatches = 300;
export const maxRanked = 2500;
export const maxCounted = 4000;
const maxRareDocuments = 700;
/** Fewer matches are ranked without a window, because the index is slow with a window and two long lists. */
const minWindowedMatches = 1000;
const longWindow = 40_000;
const sufficientMatches = 100;

/** Inclusive range of `seq` in listing_search; higher numbers are newer. */
export type Span = { low: number; high: number };

export type Documents = Record<Category, number>;

export function sumDocuments(documents: Documents): number {
  return documents.products + documents.services + documents.realestate;
}

export function estimateMatches(documents: readonly number[], total: number): number {
  if (total === 0) return 0;
  return documents.reduce((expected, count) => expected * Math.min(1, count / total), total);
}

type WindowInput = {
  documents: readonly number[];
  total: number;
  all: Span;
  /** Listings with the rarest word in all categories, which the index reads unless there is a window. */
  rarest: number;
  /**
   * `likely`: estimated matches if the index finds more; `least`: minimum for the window; `titled`: rows of the title
   * index, matches included.
   */
  matches?: { likely: number; least: number; titled: number };
};

/** Below this cost the title index is read whole; a match counts three times, since it is ranked and may be shown. */
const maxTitleRows = 2500;

const maxGrowth = 8;

export function firstWindow({ documents, total, all, rarest, matches }: WindowInput): Span {
  const expected = estimateMatches(documents, total);
  const size = all.high - all.low + 1;
  if (size <= maxRanked || rarest <= maxRareDocuments || expected <= minWindowedMatches) return all;
  if (matches && matches.titled + 2 * matches.likely <= maxTitleRows) return all;
  const targetSize = (size * targetMatches) / expected;
  const enough = (size * sufficientMatches) / expected;
  const short = rarest < longWindow ? targetSize : Math.min(targetSize, Math.max(longWindow, enough));
  const full = matches ? (size * matches.least) / Math.max(1, matches.likely) : 0;
  const length = Math.max(short, Math.min(full, short * maxGrowth));
  return length > size * 0.6 ? all : newestBlocks(all.high, length, all);
}

function newestBlocks(high: number, length: number, all: Span): Span {
  const { rows } = blockFor(length);
  const low = Math.floor(Math.max(0, high - length + 1) / rows) * rows;
  return { low: Math.max(all.low, low), high };
}

function lengthOf({ low, high }: Span): number {
  return high - low + 1;
}

/**
 * Grows the window 4 to 64 times, depending on its matches: just enough to rank, since every row that another column
 * excludes costs a lookup.
 */
export function widen(window: Span, matches: number, all: Span): Span {
  const factor = Math.min(64, Math.max(4, sufficientMatches / Math.max(1, matches)));
  return newestBlocks(window.high, lengthOf(window) * factor, all);
}

export function shrink(window: Span): Span | null {
  const smaller = newestBlocks(window.high, lengthOf(window) / 8, window);
  return lengthOf(smaller) < lengthOf(window) ? smaller : null;
}

export function olderWindow(window: Span, matches: number, all: Span): Span | null {
  if (window.low <= all.low) return null;
  const factor = Math.min(8, Math.max(1, targetMatches / Math.max(1, matches)));
  return newestBlocks(window.low - 1, lengthOf(window) * factor, all);
}

/** Block sizes marked in listing_search, each with the longest span it is used for. */
const blockSizes = [
  { prefix: "xa_", rows: 1024, longest: 4 * 1024 },
  { prefix: "xr_", rows: 8192, longest: 6 * 8192 },
  { prefix: "xw_", rows: 65_536, longest: Infinity },
] as const;

function blockFor(length: number) {
  return blockSizes.find(({ longest }) => length <= longest) ?? blockSizes[2];
}

/**
 * Pseudo-lexemes of the blocks that cover a span and possibly more (migration `search`). Uses few large blocks, because
 * the index checks the whole query for every row.
 */
export function blocksOf({ low, high }: Span): string[] {
  // The blocks exceed the window by at most one block at each end.
  const { prefix, rows } = blockFor((high - low + 1) * 0.75);
  const first = Math.floor(low / rows);
  const last = Math.floor(high / rows);
  return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`);
}
