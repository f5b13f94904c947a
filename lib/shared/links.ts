const webLink = /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu;

export function isWebLink(text: string): boolean {
  return webLink.test(text) && URL.canParse(text);
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
