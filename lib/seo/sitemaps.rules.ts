export type SitemapEntry = { url: string; updatedAt?: Date };

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join("\n")}\n</urlset>\n`;
}

export function sitemapIndexXml(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}
