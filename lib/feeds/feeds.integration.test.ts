import { XMLParser, XMLValidator } from "fast-xml-parser";
import { GET as indeedFeed } from "@/app/feeds/indeed.xml/route";
import { GET as jobFeed } from "@/app/feeds/jobs.xml/route";
import { GET as listingFeed } from "@/app/feeds/listings.xml/route";
import { GET as merchantFeed } from "@/app/feeds/merchant.xml/route";
import { listingStatuses } from "@/lib/listings/rules";
import type { RouteHandler } from "@/lib/server/route";
import { createJob, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";

const site = "http://localhost:3000";
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "item" || name === "job" });

type Item = Record<string, string | string[]>;
type Read = { status: number; type: string | null; items: Item[]; next: string | null; xml: string };

async function read(handler: RouteHandler, path: string): Promise<Read> {
  const response = await handler(new Request(site + path));
  const xml = await response.text();
  const { status, headers } = response;
  const next = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
  if (status !== 200) return { status, type: headers.get("content-type"), items: [], next, xml };
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss, source } = parser.parse(xml) as {
    rss?: { channel: { item?: Item[] } };
    source?: { job?: Item[] };
  };
  return {
    status,
    type: headers.get("content-type"),
    items: rss?.channel.item ?? source?.job ?? [],
    next,
    xml,
  };
}

async function walk(handler: RouteHandler, path: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let at: string | null = path; at;) {
    const page: Read = await read(handler, at);
    found.push(...page.items);
    at = page.next;
  }
  return found;
}

const fields = (items: Item[], name: string) => items.map((item) => item[name]);

describe("feeds", () => {
  let pictured: { id: string };

  beforeAll(async () => {
    for (const status of listingStatuses) {
      if (status === "approved" || status === "let") continue;
      const decisionReason = "The pictures show another table.";
      await createListing({ title: `Kept back ${status}`, status, images: 1, decisionReason });
    }
    pictured = await createListing({
      title: "Walnut <b>sideboard</b> ]]>",
      images: 2,
      priceCents: 125_000,
      details: { condition: "like_new", brand: "Oak & Iron", stock: 0 },
    });
    await createListing({ title: "Teak bench" });
    await createListing({ title: "Roof repair", category: "services" });
    await createJob({
      title: "Line cook ]]>",
      location: "Austin, TX",
      state: "TX",
      salaryMinCents: 2000,
      salaryUnit: "hour",
    });
    await createJob({ title: "Closed cook", status: "closed" });
    await createJob({ title: "Late cook", publishedAt: daysFromNow(-9), deadline: daysFromNow(-1) });
    await createJob({ title: "Hidden cook", hiddenAt: daysFromNow(-1) });
  });

  test("25: lists approved listings of all categories, newest first", async () => {
    const { type, items } = await read(listingFeed, "/feeds/listings.xml");
    expect(type).toBe("application/rss+xml; charset=utf-8");
    expect(fields(items, "title")).toEqual(["Roof repair", "Teak bench", "Walnut <b>sideboard</b> ]]>"]);
    expect(fields(items, "link").at(-1)).toBe(`${site}/listings/${pictured.id}`);
  });

  test("lists one category, and the matches of a search", async () => {
    const { items } = await read(listingFeed, "/feeds/listings.xml?category=services");
    expect(fields(items, "title")).toEqual(["Roof repair"]);
    const found = await read(listingFeed, "/feeds/listings.xml?search=teak+bench");
    expect(fields(found.items, "title")).toEqual(["Teak bench"]);
  });

  test("lists nothing for a search without exact matches, although its page shows close ones", async () => {
    const { status, items } = await read(listingFeed, "/feeds/listings.xml?search=teak+zeppelin");
    expect([status, items]).toEqual([200, []]);
  });

  test("lists open jobs by the filters of the job board", async () => {
    const { type, items } = await read(jobFeed, "/feeds/jobs.xml");
    expect(type).toBe("application/rss+xml; charset=utf-8");
    expect(items).toHaveLength(1);
    expect(items[0]!.title).toMatch(/^Line cook \]\]> – /);
    expect((await read(jobFeed, "/feeds/jobs.xml?state=NV")).items).toEqual([]);
  });

  test("offers Google the approved products with pictures", async () => {
    const { type, items } = await read(merchantFeed, "/feeds/merchant.xml");
    expect(type).toBe("application/xml; charset=utf-8");
    expect(items).toMatchObject([
      {
        "g:id": pictured.id,
        "g:price": "1250.00 USD",
        "g:availability": "out_of_stock",
        "g:condition": "used",
        "g:brand": "Oak & Iron",
        "g:link": `${site}/listings/${pictured.id}`,
        "g:image_link": expect.stringMatching(/^http:\/\/localhost:3000\/images\/[0-9a-f]{32}-1280\.webp$/),
        "g:additional_image_link": expect.stringMatching(/^http:\/\/localhost:3000\/images\//),
      },
    ]);
  });

  test("offers Indeed the open jobs", async () => {
    const { items } = await read(indeedFeed, "/feeds/indeed.xml");
    expect(items).toMatchObject([
      { title: "Line cook ]]>", city: "Austin", state: "TX", country: "US", salary: "$20.00 per hour" },
    ]);
  });

  test.each([
    ["listings", listingFeed, "/feeds/listings.xml?cursor=nonsense"],
    ["jobs", jobFeed, "/feeds/jobs.xml?cursor=nonsense"],
    ["products", merchantFeed, "/feeds/merchant.xml?cursor=nonsense"],
    ["Indeed's jobs", indeedFeed, "/feeds/indeed.xml?cursor=nonsense"],
    ["an unknown category", listingFeed, "/feeds/listings.xml?category=boats"],
  ])("answers 400 for an invalid feed address: %s", async (_, handler, path) => {
    const { status, type } = await read(handler, path);
    expect([status, type]).toEqual([400, "application/json"]);
  });

  test("pages through every item exactly once", async () => {
    const { vendorId } = await createListing({ title: "Chair 0" });
    for (let at = 1; at < 55; at += 1) await createListing({ title: `Chair ${at}`, vendorId });
    const { next, items, xml } = await read(listingFeed, "/feeds/listings.xml?search=chair");
    expect(items).toHaveLength(50);
    expect(next).toMatch(/^\/feeds\/listings\.xml\?search=chair&cursor=/);
    expect(xml).toContain(
      `<atom:link rel="next" type="application/rss+xml" href="${site}${next?.replaceAll("&", "&amp;")}"/>`,
    );
    const all = fields(await walk(listingFeed, "/feeds/listings.xml?search=chair"), "title");
    expect([all.length, new Set(all).size]).toEqual([55, 55]);
  });
});
