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

export function isPlainLine(text: string): boolean {
  return !lineBreakOrBidi.test(text);
}

const webLink = /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu;

export function isWebLink(text: string): boolean {
  return webLink.test(text) && URL.canParse(text);
}

/** In code points, like PostgreSQL. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}

const dottedName = /(?<![^\s'’-])\p{Lu}\p{L}*(?:\.\p{Lu}\p{Ll}*)+(?![^\s,'’-])/gu;
const dottedCapitals = /(?<![^\s'’-])\p{Lu}{2,3}\.\p{Lu}{3,}(?![^\s,'’-])/gu;
const abbreviatedName = /(?<![^\s'’-])(?:st[ae]?|m[adrst]|mrs|mohd|[dfjs]r)\.\p{L}{3,}(?![^\s,'’-])/giu;

/**
 * 'Ma.Theresa' and 'st.john' → 'Ma. Theresa' and 'st. john', because mail programs turn dotted names into links.
 */
export function spacedName(text: string): string {
  const spaced = (name: string) => name.replaceAll(".", ". ");
  return text.replace(dottedName, spaced).replace(dottedCapitals, spaced).replace(abbreviatedName, spaced);
}

export function containsLink(text: string): boolean {
  return /:\/\/|\bwww\.|[\p{L}\p{N}-][.。．｡]\p{L}{2,}/iu.test(text);
}

/** For mails to unconfirmed addresses: text from strangers must not become a link. */
export function replaceIfLink(text: string, otherwise: string): string {
  return containsLink(text) ? otherwise : text;
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
