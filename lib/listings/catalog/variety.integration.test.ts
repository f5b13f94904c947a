import { GET as getHomepageRow } from "@/app/api/homepage-rows/[row]/route";
import { db } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { listListings } from "./list.queries";
import { listLatestListings, listVariedRow } from "./variety.queries";

const minute = 60_000;
const start = Date.now() - 600 * minute;

type Offer = { vendorId: string; title: string; at: number; city?: string; state?: string; images?: number };

/** `at` is in minutes, later is newer. */
async function offer({ at, city = "Austin", state = "TX", ...listing }: Offer) {
  const location = `${city}, ${state}`;
  return createListing({ ...listing, city, state, location, createdAt: new Date(start + at * minute) });
}

beforeEach(async () => {
  await db.listing.deleteMany();
});

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

async function importMany(): Promise<void> {
  const { id: importer } = await createVendor();
  for (const pair of [0, 2, 4]) {
    const { id: vendorId } = await createVendor();
    for (const at of [pair, pair + 1]) await offer({ vendorId, title: `old ${at}`, at, images: at % 2 });
  }
  for (let at = 0; at < 30; at += 1)
    await offer({ vendorId: importer, title: `import ${at}`, at: 100 + at, city: "Dallas" });
}

describe("the latest listings", () => {
  test("begins with two of each vendor, those with a picture first, and continues with the others by time", async () => {
    await importMany();
    const first = await listLatestListings(8);
    expect(titles(first.items)).toEqual([
      "old 5",
      "old 3",
      "old 1",
      "import 29",
      "import 28",
      "old 4",
      "old 2",
      "old 0",
    ]);
    const rest: string[] = [];
    let cursor = first.next;
    while (cursor) {
      const page = await listListings({ cursor, limit: 10 });
      rest.push(...titles(page.items));
      cursor = page.next;
    }
    expect(rest).toEqual(Array.from({ length: 28 }, (_, index) => `import ${27 - index}`));
    expect([first.total, first.capped]).toEqual([36, false]);
  });

  test("fills the first page with further listings of a vendor when there are no others", async () => {
    const { id: vendorId } = await createVendor();
    for (let at = 0; at < 12; at += 1) await offer({ vendorId, title: `only ${at}`, at });
    const first = await listLatestListings(5);
    expect(titles(first.items)).toEqual(["only 11", "only 10", "only 9", "only 8", "only 7"]);
    const second = await listListings({ cursor: first.next!, limit: 10 });
    expect(titles(second.items)).toEqual([
      "only 6",
      "only 5",
      "only 4",
      "only 3",
      "only 2",
      "only 1",
      "only 0",
    ]);
    expect(second.next).toBeNull();
  });

  test("returns an empty page without listings, and no next page when all are shown", async () => {
    expect(await listLatestListings()).toEqual({ items: [], next: null, total: 0, capped: false });
    const { id: vendorId } = await createVendor();
    await offer({ vendorId, title: "one", at: 1 });
    await offer({ vendorId, title: "two", at: 2 });
    const page = await listLatestListings(2);
    expect([titles(page.items), page.next]).toEqual([["two", "one"], null]);
  });
});

describe("a varied row", () => {
  test("shows at most two of a vendor, those with a picture first, by the order of the row", async () => {
    await importMany();
    expect(titles(await listVariedRow({ limit: 4 }))).toEqual(["old 5", "old 3", "old 1", "import 29"]);
    expect(titles(await listVariedRow({ limit: 8 })).filter((title) => title.startsWith("import"))).toEqual([
      "import 29",
      "import 28",
    ]);
    await db.listing.updateMany({ where: { title: "old 2" }, data: { averageRating: 5, reviewCount: 3 } });
    await db.listing.updateMany({ where: { title: "old 3" }, data: { averageRating: 4, reviewCount: 9 } });
    expect(titles(await listVariedRow({ limit: 3, sort: "rating" })).slice(0, 1)).toEqual(["old 3"]);
  });

  test("shows the nearest to a place with their distance, then those without a place", async () => {
    const vendors = await Promise.all([1, 2, 3].map(() => createVendor()));
    const [near, far, nowhere] = vendors.map(({ id }) => id);
    for (let at = 0; at < 4; at += 1) await offer({ vendorId: near!, title: `near ${at}`, at });
    await offer({ vendorId: far!, title: "far", at: 9, city: "Dallas" });
    await createListing({ vendorId: nowhere!, title: "nowhere", city: null, state: null, location: "" });
    await db.listing.updateMany({ data: { previousPriceCents: 9_000_000_000n, reducedAt: new Date() } });
    const expected = [
      ["near 3", 0],
      ["near 2", 0],
      ["far", expect.closeTo(182, -1)],
    ];
    const shown = async (query: Omit<Parameters<typeof listVariedRow>[0], "limit">) =>
      (await listVariedRow({ ...query, limit: 8 })).map(({ title, distance }) => [title, distance]);
    expect(await shown({ place: "austin-tx" })).toEqual(expected);
    expect(await shown({ place: "78701", reduced: "1" })).toEqual([...expected, ["nowhere", undefined]]);
  });

  test("answers from the API by its name, and refuses an unknown row", async () => {
    await importMany();
    const visitor = createBrowser();
    const read = (row: string, place?: string) =>
      visitor.get(getHomepageRow, `/api/homepage-rows/${row}`, {
        params: { row },
        query: place ? { place } : {},
      });
    const { body } = await read("near", "dallas-tx");
    expect(titles(body as unknown as { title: string }[])).toEqual([
      "old 5",
      "old 3",
      "old 1",
      "import 29",
      "import 28",
      "old 4",
      "old 2",
      "old 0",
    ]);
    expect(await read("new-today")).toMatchObject({ status: 200 });
    expect((await read("reduced")).body).toEqual([]);
    expect((await read("other")).status).toBe(400);
  });
});
