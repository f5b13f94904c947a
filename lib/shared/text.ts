/** Text as a literal part of a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** PostgreSQL text cannot hold a NUL, so no text with one may reach a query. */
export function hasNul(text: string): boolean {
  return text.includes("\u0000");
}

/** Whether mail programs may make a link of a part of it: an address, or the name of a host; one letter before its dot is enough. */
export function holdsLink(text: string): boolean {
  return /:\/\/|\bwww\.|[\p{L}\p{N}-][.。．｡]\p{L}{2,}/iu.test(text);
}

/** What a stranger typed, where it makes no link in a mail to an address that nobody has confirmed. */
export function unlessLink(text: string, otherwise: string): string {
  return holdsLink(text) ? otherwise : text;
}

/** What a person typed, without blanks around it and at most so long; empty is absent. */
export function typedText(text: string | undefined, maxLength: number): string | undefined {
  // The half of a character outside the basic plane would be no text any more.
  return (
    text
      ?.trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, "") || undefined
  );
}

/** A choice or a number of a form. */
export function shortText(text: string | undefined): string | undefined {
  return typedText(text, 60);
}
