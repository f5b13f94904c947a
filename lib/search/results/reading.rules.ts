import type { Reading, SearchPage } from "../contract";

/** How a query without a text is taken. */
export const plainReading: Reading = { corrected: null, entities: [], missing: [], isPartial: false };

/**
 * How a text was taken, for an answer that is a plain array: `x-search-corrected` is the text that was searched instead,
 * `x-search-missing` the words that no listing has, comma-separated, both URI-encoded; `x-search-partial` is `most` where the
 * results have most of what was asked for, `mention` where they only mention it. `x-search-lacking` are the parts of the text that not all of the
 * results have, comma-separated and URI-encoded. `x-search-exact` says how many of the answer
 * come before the close matches, and `x-search-mentions` before those that only mention the words, where such follow.
 */
export function readingHeaders({
  corrected,
  missing,
  isPartial,
  isAll,
  isMention,
  isNearest,
  lacking,
  elsewhere,
  items,
  close,
  mentionsFrom,
}: Reading & Pick<SearchPage, "items" | "close" | "mentionsFrom">): Record<string, string> {
  const left = [...(lacking?.none ?? []), ...(lacking?.some ?? []), ...(elsewhere ? [elsewhere.place] : [])];
  return {
    ...(corrected ? { "x-search-corrected": encodeURIComponent(corrected) } : {}),
    ...(missing.length > 0 ? { "x-search-missing": missing.map(encodeURIComponent).join(",") } : {}),
    ...(isPartial && !isAll ? { "x-search-partial": isMention && !isNearest ? "mention" : "most" } : {}),
    ...(isPartial && left.length > 0 ? { "x-search-lacking": left.map(encodeURIComponent).join(",") } : {}),
    ...(close ? { "x-search-exact": String(items.length) } : {}),
    ...(mentionsFrom !== undefined && !isPartial ? { "x-search-mentions": String(mentionsFrom) } : {}),
  };
}
