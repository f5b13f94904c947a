import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findHead, findJsonLd } from "./lookups";
import { publicPages } from "./public-pages";
import { structuredDataFaults } from "./structured-data";

function metaOf(html: string, name: string): string {
  const [, content = ""] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content;
}

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  const found = await request.get(address);
  expect.soft(found.status(), address).toBe(200);
  expect.soft(found.headers()["content-type"], address).toMatch(/^image\//);
}

const isNarrowed = (name: string) => /,|^vendor's|filtered|without results$/.test(name);

test("sends every public page with its head, structured data, and a title of its own", async ({
  request,
  baseURL,
}) => {
  // Renders some forty pages for the first time.
  test.slow();
  const pictures = new Set<string>();
  const titles: string[] = [];
  for (const [name, page] of Object.entries(publicPages)) {
    const path = typeof page.address === "string" ? page.address : await page.address(request);
    const response = await request.get(path);
    expect.soft(response.status(), name).toBe(page.status ?? 200);
    const html = await response.text();
    expect.soft(structuredDataFaults(findJsonLd(html), page.data ?? []), name).toEqual([]);
    const { canonical, robots } = findHead(html);
    const expected = typeof page.canonical === "function" ? page.canonical(path) : page.canonical;
    expect.soft(canonical, name).toBe(expected ? `${baseURL}${expected}`.replace(/(?<!\/)\/$/, "") : null);
    if (page.indexed ?? true) expect.soft(robots, name).toBeNull();
    else expect.soft(robots, name).toContain("noindex");
    const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
    expect.soft(title.length, name).toBeGreaterThan(4);
    if (!expected) continue;
    expect.soft(metaOf(html, "description").length, name).toBeGreaterThan(30);
    expect.soft(metaOf(html, "og:title"), name).not.toBe("");
    expect.soft(metaOf(html, "og:url"), name).toBe(canonical);
    pictures.add(metaOf(html, "og:image"));
    if (!isNarrowed(name)) titles.push(title, metaOf(html, "description"));
  }
  expect(titles.filter((text, index) => titles.indexOf(text) !== index)).toEqual([]);
  for (const picture of pictures) await expectPicture(request, picture);
});

test("shows robots where they may go, and where the sitemaps are", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ["/api/", "/messages", "/profile", "/admin", "/vendor$", "/create-listing"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).not.toMatch(/Disallow: \/(vendor|listings?|jobs|products|search)?\n/);
  const everything = await (await request.get("/search")).text();
  expect(everything, "an empty search is a list like any other").not.toContain('name="robots"');
});
