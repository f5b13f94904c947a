import type { Reading, UnderstoodWish } from "./contract";
import type { Wish } from "./wishes/tokens.rules";

/** How a query without a text is taken. */
export const plainReading: Reading = { corrected: null, wishes: [], missing: [], isPartial: false };

/** A wish with the text that is left without its words. */
export function toUnderstood(text: string, { kind, label, start, end }: Wish): UnderstoodWish {
  const without = `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/\s+,/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  return { kind, label, without };
}

/**
 * How a text was taken, for an answer that is a plain array: `x-search-corrected` is the text that was searched instead,
 * `x-search-missing` the words that no listing has, comma-separated, both URI-encoded; `x-search-partial` is `most` where the
 * results have most of what was asked for, `mention` where they only mention it.
 */
export function readingHeaders({
  corrected,
  missing,
  isPartial,
  isMention,
}: Reading): Record<string, string> {
  return {
    ...(corrected ? { "x-search-corrected": encodeURIComponent(corrected) } : {}),
    ...(missing.length > 0 ? { "x-search-missing": missing.map(encodeURIComponent).join(",") } : {}),
    ...(isPartial ? { "x-search-partial": isMention ? "mention" : "most" } : {}),
  };
}
