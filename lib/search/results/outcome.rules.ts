import type { FoundPage, Outcome, SearchPage, Understanding, Unmatched } from "../contract";

/** The understanding of a query without a text. */
const emptyUnderstanding: Understanding = { corrected: null, entities: [], missing: [] };

/** A page whose listings match all that was understood. */
export function withFullMatch(
  page: FoundPage,
  understanding: Understanding = emptyUnderstanding,
): SearchPage {
  const full = understanding.corrected === null ? "exact" : "corrected";
  return { ...page, ...understanding, match: page.items.length > 0 ? full : "none" };
}

/** True where listings match a part of the text only. */
export function hasPartOnly({ match }: Pick<Outcome, "match">): boolean {
  return match === "partial" || match === "nearby";
}

/** True where listings only mention the words. */
export function isMentionOnly(outcome: Outcome): boolean {
  return outcome.match === "partial" && outcome.partial.by === "mention";
}

const allMatched: Unmatched = { none: [], some: [] };

/** The parts of the text that not all results match. */
export function unmatchedParts(outcome: Outcome): Unmatched {
  switch (outcome.match) {
    case "partial":
      return outcome.partial.by === "parts" ? outcome.partial.unmatched : allMatched;
    case "nearby":
      return { none: [outcome.nearby.place], some: [] };
    default:
      return allMatched;
  }
}

/** The value of `x-search-partial`; null where the results match all of the text. */
function partialHeader(outcome: Outcome): "most" | "mention" | null {
  switch (outcome.match) {
    case "partial":
      if (outcome.partial.by === "rewording" && outcome.partial.covers === "all") return null;
      return outcome.partial.by === "mention" && outcome.partial.isVerbatim ? "mention" : "most";
    case "nearby":
      return "most";
    default:
      return null;
  }
}

/**
 * The outcome as headers of an answer that is a plain array: `x-search-corrected` is the text that was searched instead,
 * `x-search-missing` the words that no listing has, comma-separated, both URI-encoded; `x-search-partial` is `most` where the
 * results have most of the text, `mention` where they only mention it. `x-search-lacking` are the parts of the text that not
 * all of the results have, comma-separated and URI-encoded. `x-search-exact` is how many of the answer come before the close
 * matches, and `x-search-mentions` before those that only mention the words, where such follow.
 */
export function outcomeHeaders(page: SearchPage): Record<string, string> {
  const { corrected, missing, items, close, mentionsFrom } = page;
  const { none, some } = unmatchedParts(page);
  const unmatched = [...none, ...some];
  const partial = partialHeader(page);
  return {
    ...(corrected ? { "x-search-corrected": encodeURIComponent(corrected) } : {}),
    ...(missing.length > 0 ? { "x-search-missing": missing.map(encodeURIComponent).join(",") } : {}),
    ...(partial ? { "x-search-partial": partial } : {}),
    ...(unmatched.length > 0 ? { "x-search-lacking": unmatched.map(encodeURIComponent).join(",") } : {}),
    ...(close ? { "x-search-exact": String(items.length) } : {}),
    ...(mentionsFrom !== undefined && !hasPartOnly(page)
      ? { "x-search-mentions": String(mentionsFrom) }
      : {}),
  };
}
