export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** PostgreSQL text can't contain NUL, so such text must never reach a query. */
export function hasNul(text: string): boolean {
  return text.includes("\u0000");
}

const invisiblePattern = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]*$/u;

export function isInvisible(text: string): boolean {
  return invisiblePattern.test(text);
}

const lineBreakOrBidi = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const allLineBreaksAndBidi = new RegExp(lineBreakOrBidi, "gu");

export function isPlainLine(text: string): boolean {
  return !lineBreakOrBidi.test(text);
}

export function toPlainLine(text: string): string {
  return text.replace(allLineBreaksAndBidi, "");
}

/** In code points, like PostgreSQL. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}

/** Cuts a text to a number of code points, like `left` in PostgreSQL, so that no emoji is cut in half. */
export function truncate(text: string, length: number): string {
  return text.length <= length
    ? text
    : Array.from(text.slice(0, 2 * length))
        .slice(0, length)
        .join("");
}

export function cleanInput(text: string | undefined, maxLength: number): string | undefined {
  // Removes half of a surrogate pair left by truncation.
  return (
    (text && !isInvisible(text) ? text : undefined)
      ?.trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "") || undefined
  );
}

/** Removes lone surrogates, which JSON in PostgreSQL can't store. */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "");
}

export function cleanShortInput(text: string | undefined): string | undefined {
  return cleanInput(text, 60);
}
