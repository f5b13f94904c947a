import type { Reading, SearchPage, UnderstoodWish } from "./contract";
import { isStopWord } from "./analysis/stop-words.rules";
import type { Wish } from "./analysis/tokens.rules";
import { isLinking } from "./entities/entities.rules";

/** How a query without a text is taken. */
export const plainReading: Reading = { corrected: null, wishes: [], missing: [], isPartial: false };

function tidy(text: string): string {
  return text
    .replace(/\s+,/g, ",")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,<>≤≥=]+$/g, "");
}

/** What a text says beside its wishes: '' where nothing but words like 'in' is left. */
export function besideWishes(text: string, wishes: readonly Wish[]): { words: string; wished: string } {
  const spans = wishes.toSorted((a, b) => a.start - b.start);
  let words = "";
  let end = 0;
  for (const span of spans) {
    words += ` ${text.slice(end, span.start)}`;
    end = Math.max(end, span.end);
  }
  words = tidy(`${words} ${text.slice(end)}`);
  const says = words.split(/\W+/).some((word) => word && !isStopWord(word.toLowerCase()) && !isLinking(word));
  const wished = tidy(spans.map((span) => text.slice(span.start, span.end)).join(" "));
  return { words: says ? words : "", wished };
}

/** The words of a text and its wishes; what only goods have ('new', 'free delivery') may be a part of what is to be done. */
export function saidBeside({ wishes, beside }: Reading, search: string): { words: string; wished: string } {
  const isOfGoods = wishes.every(({ kind }) => kind === "condition" || kind === "delivery");
  return beside && !isOfGoods ? beside : { words: search, wished: "" };
}

/** A wish with the text that is left without its words. */
export function toUnderstood(text: string, { kind, label, start, end }: Wish): UnderstoodWish {
  const without = tidy(`${text.slice(0, start)} ${text.slice(end)}`);
  return { kind, label, without };
}

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
