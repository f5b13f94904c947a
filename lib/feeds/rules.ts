/** Items on a page of an RSS feed. */
export const rssPageSize = 50;

/** Items on a page of a file for another site's import. */
export const exportPageSize = 500;

/** Names of one page of a feed: the site, its address, and the absolute addresses of this page and the next. */
export type FeedFrame = { site: string; url: string; self: string; next: string | null };

/** Characters that XML 1.0 has no place for, escaped or not (section 2.2). */
const invalidXmlCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an element or an attribute of XML 1.0: escaped, without characters that the format lacks. */
export function xmlText(text: string): string {
  return text.replace(invalidXmlCharacters, "").replace(/[&<>"']/g, (character) => entities[character]!);
}

/** An element with text; empty without text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}

/** An element with its text as CDATA, which cannot end early. */
export function cdata(name: string, text: string | null | undefined): string {
  const written = (text ?? "").replace(invalidXmlCharacters, "").replaceAll("]]>", "]]]]><![CDATA[>");
  return `<${name}><![CDATA[${written}]]></${name}>`;
}

/** RFC 822 date of RSS 2.0. */
export function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}

/** A price in dollars as Google Merchant writes it: '1250.00 USD'. */
export function merchantPrice(dollars: number): string {
  return `${dollars.toFixed(2)} USD`;
}
