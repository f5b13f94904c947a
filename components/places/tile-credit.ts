export type Credit = readonly { text: string; href?: string }[];

export function readCredit(attributions: readonly string[]): Credit {
  const parser = new DOMParser();
  return [...new Set(attributions)].flatMap((html) =>
    [...parser.parseFromString(html, "text/html").body.childNodes].flatMap((node) => {
      const text = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
      if (!text) return [];
      const isLink = node instanceof HTMLAnchorElement && node.protocol === "https:";
      return [isLink ? { text, href: node.href } : { text }];
    }),
  );
}
