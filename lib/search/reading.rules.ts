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
