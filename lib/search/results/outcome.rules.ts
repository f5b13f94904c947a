import type { SearchResultsPage, Outcome, SearchPage, Understanding, UnmatchedWords } from "../contract";

const emptyUnderstanding: Understanding = { corrected: null, entities: [], missing: [] };

export function withFullMatch(
  page: SearchResultsPage,
  understanding: Understanding = emptyUnderstanding,
): SearchPage {
  const full = understanding.corrected === null ? "exact" : "corrected";
  return { ...page, ...understanding, match: page.items.length > 0 ? full : "none" };
}

export function hasPartOnly({ match }: Pick<Outcome, "match">): boolean {
  return match === "partial" || match === "nearby";
}

export function isMentionOnly(outcome: Outcome): boolean {
  return outcome.match === "partial" && outcome.partial.by === "mention";
}

const allMatched: UnmatchedWords = { none: [], some: [] };

export function unmatchedParts(outcome: Outcome): UnmatchedWords {
  switch (outcome.match) {
    case "partial":
      return outcome.partial.by === "parts" ? outcome.partial.unmatched : allMatched;
    case "nearby":
      return { none: [outcome.nearby.place], some: [] };
    default:
      return allMatched;
  }
}

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
 * Headers for a plain array response. `x-search-corrected`: text that was searched instead; `x-search-missing`: words
 * in no listing; `x-search-lacking`: parts of the text that not all results match (all URI-encoded, lists
 * comma-separated). `x-search-partial`: `most` if the results match most of the text, `mention` if they only mention
 * it. `x-search-exact`: number of results before the close matches; `x-search-mentions`: number before those that only
 * mention the words.
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
