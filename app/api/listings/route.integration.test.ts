import { GET as getCategories } from "@/app/api/categories/route";
import { GET as getInitialData } from "@/app/api/initial-data/route";
import { listLatestListings } from "@/lib/listings/catalog/variety.queries";
import { GET as getSuggestions } from "@/app/api/search/suggestions/route";
import { listingSchema } from "@/lib/listings/schema";
import { db } from "@/lib/server/db";
import { newUuid } from "@/lib/shared/uuid";
import { createListing } from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createPerson, type Person } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { GET as getListing } from "./[id]/route";
import { GET as listListings } from "./route";

const visitor = createBrowser();
let seller: Person;

beforeAll(async () => {
  seller = await createPerson({ vendorStatus: "approved" });
  await createManyListings(400, [seller.vendorId!]);
}, 60_000);

type Item = { id: string; status: string; category: string; title: string };

async function list(query: string, browser: Browser = visitor) {
  const answer = await browser.get(listListings, `/api/listings${query}`);
  return { ...answer, items: answer.body as unknown as Item[] };
}

describe("GET /api/listings", () => {
  test("answers a plain array with the next page in Link and the total in X-Total-Count", async () => {
    const seen: string[] = [];
    let path: string | null = "?status=approved&category=products&sort=price_asc&limit=40&_t=123&search=";
    let total = 0;
    while (path) {
      const { status, headers, items } = await list(path);
      expect(status).toBe(200);
      for (const item of items) expect(listingSchema.safeParse(item).success).toBe(true);
      seen.push(...items.map(({ id }) => id));
      total = Number(headers.get("x-total-count"));
      const link = headers.get("link");
      path = link ? /^<\/api\/listings(\?[^>]+)>; rel="next"$/.exec(link)![1]! : null;
      if (path) expect(new URLSearchParams(path).has("_t")).toBe(false);
    }
    const products = await db.listing.count({ where: { status: "approved", category: "products" } });
    expect([seen.length, new Set(seen).size, total]).toEqual([products, products, products]);
  });

  test("accepts real-estate, finds text, and keeps the filters of a search on its next page", async () => {
    const { items, headers } = await list("?category=real-estate&search=quality&limit=5");
    expect(items).toHaveLength(5);
    expect(items.every(({ category }) => category === "realestate")).toBe(true);
    const next = new URLSearchParams(/\?([^>]+)>/.exec(headers.get("link")!)![1]);
    expect(next.get("category")).toBe("real-estate");
    expect(next.get("search")).toBe("quality");
    expect((await list(`?${next}`)).items.map(({ id }) => id)).not.toContain(items[0]!.id);
  });

  test("answers approved listings by ids in the requested order, with any other filter too", async () => {
    const { items: found } = await list("?limit=3&sort=oldest");
    const ids = [found[2]!, found[0]!, found[1]!].map(({ id }) => id);
    const { id: hidden } = await createListing({ vendorId: seller.vendorId!, status: "pending" });
    const unknown = "01890000-0000-7000-8000-00000000ffff";
    const requestedIds = [hidden, ids[0], unknown, ids[1], ids[2], ids[0]].join(",");
    const { items, headers } = await list(`?ids=${requestedIds}`);
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect([headers.get("x-total-count"), headers.get("link")]).toEqual(["3", null]);
    const sorted = await list(`?ids=${requestedIds}&sort=oldest`);
    expect(sorted.items.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    const { category } = found[0]!;
    expect((await list(`?ids=${requestedIds}&category=${category}`)).items.map(({ id }) => id)).toEqual(
      ids.filter((id) => found.some((item) => item.id === id && item.category === category)),
    );
  });

  test.each([
    ["category=cars", "category"],
    ["minPrice=-1", "minPrice"],
    ["maxPrice=abc", "maxPrice"],
    ["minPrice=Infinity", "minPrice"],
    ["sort=random", "sort"],
    ["status=secret", "status"],
    ["state=Texas", "state"],
    ["propertyType=castle", "propertyType"],
    ["listingType=lease", "listingType"],
    ["vendor=7", "vendor"],
    ["ids=7", "ids"],
    [`ids=${Array.from({ length: 21 }, () => newUuid()).join(",")}`, "ids"],
    ["limit=0", "limit"],
    ["limit=1000", "limit"],
    ["limit=2.5", "limit"],
    ["cursor=rubbish", "cursor"],
    ["search=sofa&cursor=rubbish", "cursor"],
    [`cursor=${"x".repeat(1000)}`, "cursor"],
    [`search=${"x".repeat(201)}`, "search"],
  ])("refuses ?%s with 400 and names the field", async (query, field) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: expect.any(String),
      code: "bad_request",
      fields: { [field]: expect.any(String) },
    });
  });

  test("refuses a cursor of another sort and a NUL", async () => {
    const { headers } = await list("?sort=rating&limit=2");
    const cursor = new URLSearchParams(/\?([^>]+)>/.exec(headers.get("link")!)![1]).get("cursor")!;
    expect((await list(`?sort=newest&cursor=${cursor}`)).status).toBe(400);
    expect((await list("?search=%00")).status).toBe(400);
  });

  test("shows unapproved listings only to their vendor and to admins", async () => {
    expect((await list("?status=pending")).status).toBe(401);
    const { browser: customer } = await createSignedInPerson();
    expect((await list("?status=pending", customer)).status).toBe(403);
    const { person: other, browser: otherVendor } = await createSignedInPerson({ vendorStatus: "approved" });
    const { id } = await createListing({
      vendorId: other.vendorId!,
      status: "pending",
      title: "Hidden lute",
    });
    expect((await list(`?status=pending&vendor=${seller.vendorId}`, otherVendor)).status).toBe(403);
    expect((await list("?status=pending", otherVendor)).status).toBe(403);
    const own = await list(`?status=pending&vendor=${other.vendorId}`, otherVendor);
    expect(own.items.map((item) => item.id)).toEqual([id]);
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const all = await list("?status=pending&limit=48", admin);
    expect(all.items.every(({ status }) => status === "pending")).toBe(true);
    expect(all.items.map((item) => item.id)).toContain(id);
    expect((await list("?status=pending&search=hidden%20LUTE", admin)).items.map((item) => item.id)).toEqual([
      id,
    ]);
  });
});

describe("GET /api/listings/{id}", () => {
  const read = (id: string, browser = visitor) =>
    browser.get(getListing, `/api/listings/${id}`, { params: { id } });

  test("answers 200 for public states, and 404, 410, or 400 otherwise", async () => {
    const make = (status: "approved" | "sold" | "draft" | "removed") =>
      createListing({ vendorId: seller.vendorId!, status });
    const [approved, sold, draft, removed] = [
      await make("approved"),
      await make("sold"),
      await make("draft"),
      await make("removed"),
    ];
    expect((await read(approved.id)).body).toMatchObject({
      id: approved.id,
      title: "Oak table",
      photos: [],
      price: 250,
    });
    expect((await read(sold.id)).status).toBe(200);
    expect(await read(draft.id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await read(removed.id)).toMatchObject({ status: 410, body: { code: "gone" } });
    expect(await read("01980000-0000-7000-8000-000000000000")).toMatchObject({ status: 404 });
    expect(await read("7")).toMatchObject({ status: 400, body: { fields: { id: expect.any(String) } } });
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    expect((await read(draft.id, admin)).status).toBe(200);
  });
});

describe("public answers", () => {
  test("25: omits an unapproved listing", async () => {
    const hidden = new Set(
      (await db.listing.findMany({ where: { status: { not: "approved" } }, select: { id: true } })).map(
        ({ id }) => id,
      ),
    );
    expect(hidden.size).toBeGreaterThan(10);
    const shown: Item[] = [];
    for (const query of [
      "?limit=48",
      "?limit=48&sort=rating",
      "?search=quality&limit=48",
      "?search=item&sort=oldest&limit=48",
    ]) {
      shown.push(...(await list(query)).items);
    }
    const initial = await visitor.get(getInitialData, "/api/initial-data?_t=1");
    shown.push(...(initial.body.listings as Item[]));
    for (const query of ["le", "vint", "oak", "hidden", "lute"]) {
      const { body } = await visitor.get(getSuggestions, `/api/search/suggestions?query=${query}`);
      shown.push(...(body.listingSuggestions as Item[]));
      expect(body.suggestions).not.toContain("hidden lute");
    }
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ id }) => hidden.has(id))).toEqual([]);
  });

  test("lists the newest listings on the homepage, with an ordinary list as the next page", async () => {
    const { body, headers } = await visitor.get(getInitialData, "/api/initial-data");
    const latest = await listLatestListings();
    expect(body.listings).toEqual(latest.items);
    const next = /<(\/api\/listings\?[^>]+)>/.exec(headers.get("link")!)![1]!;
    expect((await visitor.get(listListings, next)).status).toBe(200);
    expect(Number(headers.get("x-total-count"))).toBe(
      await db.listing.count({ where: { status: "approved" } }),
    );
  });

  test("counts the categories", async () => {
    const { body } = await visitor.get(getCategories, "/api/categories");
    expect((body as unknown as { id: string; slug: string }[]).map(({ id, slug }) => [id, slug])).toEqual([
      ["products", "products"],
      ["services", "services"],
      ["realestate", "real-estate"],
    ]);
  });

  test("46: suggests nothing below two characters and refuses text that is too long", async () => {
    for (const query of ["", "?query=", "?query=a", "?query=%20b%20"]) {
      const { status, body } = await visitor.get(getSuggestions, `/api/search/suggestions${query}`);
      expect([status, body]).toEqual([200, { suggestions: [], listingSuggestions: [] }]);
    }
    const { status } = await visitor.get(getSuggestions, `/api/search/suggestions?query=${"x".repeat(201)}`);
    expect(status).toBe(400);
  });
});
