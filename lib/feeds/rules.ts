export const rssPageSize = 50;

export const exportPageSize = 500;

export type FeedFrame = { site: string; url: string; self: string; next: string | null };

/** Characters not allowed in XML 1.0, even escaped (section 2.2). */
const invalidXmlCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function xmlText(text: string): string {
  return text.replace(invalidXmlCharacters, "").replace(/[&<>"']/g, (character) => entities[character]!);
}

export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}

/** Safe for text that contains ']]>'. */
export function cdata(name: string, text: string | null | undefined): string {
  const written = (text ?? "").replace(invalidXmlCharacters, "").replaceAll("]]>", "]]]]><![CDATA[>");
  return `<${name}><![CDATA[${written}]]></${name}>`;
}

/** RFC 822 date, as RSS 2.0 requires. */
export function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}

export function merchantPrice(dollars: number): string {
  return `${dollars.toFixed(2)} USD`;
}
