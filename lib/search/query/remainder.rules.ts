import { isStopWord } from "../analysis/word-classes.rules";
import type { Wish } from "../analysis/tokens.rules";
import type { Reading, UnderstoodWish } from "../contract";
import { isLinking } from "../entities/entities.rules";
import type { Terms } from "./terms.rules";

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
export function saidBeside(
  { wishes, beside }: TextReading,
  search: string,
): { words: string; wished: string } {
  const isOfGoods = wishes.every(({ kind }) => kind === "condition" || kind === "delivery");
  return beside && !isOfGoods ? beside : { words: search, wished: "" };
}

export type TextReading = Pick<Reading, "corrected" | "missing" | "wishes" | "beside">;

/** How a text was taken. */
export function describeText(text: string, terms: Terms): TextReading {
  const { corrected, missing, wishes } = terms;
  // Words that only order results, or say nothing, are not met by every result.
  const isSaid = missing.length > 0 || terms.terms.some(({ isFact, word }) => !isFact && word !== "");
  const beside = besideWishes(text, wishes);
  return {
    corrected,
    missing,
    wishes: wishes.filter(({ label }) => label).map((wish) => toUnderstood(text, wish)),
    ...(wishes.length > 0 ? { beside: isSaid ? beside : { ...beside, words: "" } } : {}),
  };
}

/** A wish with the text that is left without its words. */
function toUnderstood(text: string, { kind, label, start, end }: Wish): UnderstoodWish {
  const without = tidy(`${text.slice(0, start)} ${text.slice(end)}`);
  return { kind, label, without };
}
