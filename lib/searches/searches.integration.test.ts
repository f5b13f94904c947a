import * as one from "@/app/api/saved-searches/[id]/route";
import * as all from "@/app/api/saved-searches/route";
import { writeImages } from "@/lib/listings/desk/writing.rows";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { createImage, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { matchArrivals } from "./matching/commands";
import { listNewListings } from "./queries";
import type { SavedSearchDto } from "./contract";

jest.setTimeout(60_000);

const save = (browser: Browser, filter: object, more: object = {}) =>
  browser.post(all.POST, "/api/saved-searches", { body: { filter, ...more } });
const change = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/saved-searches/${id}`, { params: { id }, body });
const remove = (browser: Browser, id: string) =>
  browser.delete(one.DELETE, `/api/saved-searches/${id}`, { params: { id } });

async function list(browser: Browser): Promise<SavedSearchDto[]> {
  return (await browser.get(all.GET, "/api/saved-searches")).body as unknown as SavedSearchDto[];
}

async function publish(facts: Parameters<typeof createListing>[0]) {
  const made = await createListing({ ...facts, status: "pending", publishedAt: null, expiresAt: null });
  await rows(sql`UPDATE listings SET status = 'approved', published_at = clock_timestamp() + interval '1 ms',
    expires_at = now() + interval '90 days' WHERE id = ${made.id}::uuid`);
  return made;
}

const home = {
  category: "realestate",
  propertyType: "condo",
  listingType: "rent",
  state: "TX",
  city: "Austin",
  location: "Austin, TX",
} as const;

describe("a saved search", () => {
  test("names a search by its chips, saves it once, renames, deletes, and restores it", async () => {
    const { browser } = await createSignedInPerson();
    const filter = {
      category: "realestate",
      search: "2 bedroom condo in austin under 2000",
      listingType: "rent",
    };
    const { status, body } = await save(browser, filter);
    expect([status, body.existed, body.frequency]).toEqual([201, false, "daily"]);
    expect(body.name).toBe("Condo · Within 25 miles of Austin, TX · 2 beds · Up to $2,000 · For rent");
    const again = await save(browser, filter);
    expect([again.status, again.body.existed, again.body.id]).toEqual([200, true, body.id]);
    const id = String(body.id);
    expect((await change(browser, id, { name: "", frequency: "weekly" })).status).toBe(422);
    expect((await change(browser, id, { name: "My condo", frequency: "weekly" })).body).toMatchObject({
      name: "My condo",
      frequency: "weekly",
    });
    expect((await remove(browser, id)).status).toBe(204);
    expect([await list(browser), (await remove(browser, id)).status]).toEqual([[], 404]);
    expect((await change(browser, id, { name: "Gone" })).status).toBe(404);
    expect((await change(browser, id, { deleted: false })).body.name).toBe("My condo");
    expect(await list(browser)).toHaveLength(1);
  });

  test("46: limits searches to 25, even for parallel requests, and refuses one that nothing can match", async () => {
    const { browser } = await createSignedInPerson();
    const made = await Promise.all(
      Array.from({ length: 28 }, (_, index) => save(browser, { maxPrice: index + 1 })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(25);
    expect(made.find(({ status }) => status === 422)?.body.error).toBe(
      "You can save up to 25 searches. Delete one to make room.",
    );
    const [first] = await list(browser);
    await remove(browser, first!.id);
    expect((await save(browser, { maxPrice: 99 })).status).toBe(201);
    expect((await change(browser, first!.id, { deleted: false })).status).toBe(422);
    const against = await save((await createSignedInPerson()).browser, {
      category: "products",
      propertyType: "condo",
    });
    expect([against.status, against.body.error]).toEqual([
      422,
      "No listing can match all of these filters. Remove one and try again.",
    ]);
  });

  test("counts new matches until it is opened, but neither own nor seen listings", async () => {
    const { browser, person } = await createSignedInPerson({ vendorStatus: "approved" });
    const before = await createListing({ title: "Walnut theremin stand", priceCents: 90_000n });
    const { body } = await save(browser, { category: "products", search: "theremin", maxPrice: 800 });
    const id = String(body.id);
    const dear = await publish({ title: "Grand theremin", priceCents: 500_000n });
    const [fit] = [await publish({ title: "Small theremin", priceCents: 50_000n })];
    await publish({ title: "My theremin", priceCents: 50_000n, vendorId: person.vendorId! });
    await publish({ title: "Small drum", priceCents: 50_000n });
    await matchArrivals();
    expect((await list(browser)).map(({ newCount }) => newCount)).toEqual([1]);
    await db.listing.update({ where: { id: before.id }, data: { priceCents: 70_000n } });
    await db.listing.update({ where: { id: dear.id }, data: { priceCents: 400_000n } });
    await db.listing.update({ where: { id: fit.id }, data: { description: "Now with a bag." } });
    await matchArrivals();
    const [search] = await list(browser);
    expect((await listNewListings(search!)).map((listing) => listing.id)).toEqual([before.id, fit.id]);
    expect((await change(browser, id, { seen: true })).body.newCount).toBe(0);
    expect(await db.searchArrival.count()).toBe(0);
  });

  test.each(["paused", "reserved", "expired", "pending"] as const)(
    "matches a listing that was repriced while %s, once it is back",
    async (away) => {
      const { browser } = await createSignedInPerson();
      const word = `psaltery ${away}`;
      const change = (id: string, data: object) => db.listing.update({ where: { id }, data });
      const facts = { title: `Walnut ${word}`, priceCents: 90_000n };
      const [cheaper, same, edited] = [
        await createListing(facts),
        await createListing(facts),
        await createListing({ ...facts, title: "Walnut box" }),
      ];
      await save(browser, { category: "products", search: word, maxPrice: 800 });
      const all = [cheaper, same, edited].map(({ id }) => id);
      for (const id of all) await change(id, { status: away });
      await matchArrivals();
      await change(cheaper.id, { priceCents: 70_000n });
      await change(edited.id, { title: `Walnut ${word}`, priceCents: 70_000n });
      await matchArrivals();
      expect((await list(browser))[0]?.newCount).toBe(0);
      for (const id of all) await change(id, { status: "approved" });
      await matchArrivals();
      const [search] = await list(browser);
      expect((await listNewListings(search!)).map(({ id }) => id).toSorted()).toEqual(
        [cheaper.id, edited.id].toSorted(),
      );
    },
  );

  test("matches a listing that was briefly hidden before its change or publication was matched", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing({ title: "Walnut shawm", priceCents: 90_000n });
    await save(browser, { category: "products", search: "shawm", maxPrice: 800 });
    const change = (listing: string, data: object) => db.listing.update({ where: { id: listing }, data });
    await change(id, { priceCents: 70_000n });
    const fresh = await publish({ title: "Small shawm", priceCents: 50_000n });
    for (const listing of [id, fresh.id]) await change(listing, { status: "paused" });
    await matchArrivals();
    expect((await list(browser))[0]?.newCount).toBe(0);
    for (const listing of [id, fresh.id]) await change(listing, { status: "approved" });
    await matchArrivals();
    expect((await list(browser))[0]?.newCount).toBe(2);
  });

  test("matches each price drop, but no price rise, if it is for reduced prices", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing({ title: "Walnut zither", priceCents: 90_000n });
    await save(browser, { category: "products", search: "zither", reduced: "1" });
    const price = (cents: bigint, before: bigint | null) =>
      db.listing.update({
        where: { id },
        data: {
          priceCents: cents,
          previousPriceCents: before,
          reducedAt: before === null ? null : new Date(),
        },
      });
    const news = async () => {
      await matchArrivals();
      return (await list(browser)).map(({ newCount }) => newCount);
    };
    await price(95_000n, null);
    expect(await news()).toEqual([0]);
    await price(80_000n, 95_000n);
    expect(await news()).toEqual([1]);
  });

  test("matches a listing after a change of only its place, area, date, rating, or pictures", async () => {
    const { browser } = await createSignedInPerson();
    const before = { beds: 2, areaSqFt: 700, availableFrom: "2026-12-31" };
    const { id } = await createListing({
      ...home,
      title: "Quiet loft",
      details: before,
      city: "Dallas",
      location: "Dallas, TX",
    });
    await matchArrivals();
    const filters = [
      { state: "TX" },
      { place: "austin-tx", within: 0 },
      { minArea: 800 },
      { availableBy: "2026-06-30" },
      { rating: 4 },
      { pictures: "1" },
    ];
    for (const filter of filters) expect((await save(browser, filter)).status).toBe(201);
    const readMatchedFilters = async () => {
      await matchArrivals();
      const found = await list(browser);
      return found.filter(({ newCount }) => newCount > 0).map(({ filter }) => filter);
    };
    const edits = [
      { city: "Austin", location: "Austin, TX" },
      { details: { ...before, areaSqFt: 900 } },
      { details: { ...before, areaSqFt: 900, availableFrom: "2026-06-01" } },
      { averageRating: 4.5, reviewCount: 2 },
    ];
    for (const [index, data] of edits.entries()) {
      await db.listing.update({ where: { id }, data });
      expect(await readMatchedFilters()).toEqual(filters.slice(1, index + 2).toReversed());
    }
    const { id: imageId } = await createImage();
    await transaction((tx) => writeImages(tx, id, { images: [imageId], alts: {} }));
    expect(await readMatchedFilters()).toEqual(filters.slice(1).toReversed());
  });

  test("matches the same listings as its results, for every filter", async () => {
    const { browser } = await createSignedInPerson();
    const filters = [
      {},
      { category: "realestate" },
      { state: "TX" },
      { search: "quiet condo" },
      { search: "condo under 1800" },
      { search: "condo near round rock tx" },
      { propertyType: "condo", beds: "2+" },
      { listingType: "rent", beds: "2", pets: "yes" },
      { place: "round-rock-tx", within: 25 },
      { place: "tx", within: 25 },
      { place: "austin-tx", within: 0 },
      { near: "Austin, TX" },
      { minArea: 800, maxArea: 1000 },
      { minAcres: 2, maxAcres: 3 },
      { minPrice: 1500, maxPrice: 1700 },
      { availableBy: "2026-12-31" },
      { postedWithin: 7 },
    ];
    const not = [
      { category: "products" },
      { state: "CA" },
      { search: "loud condo" },
      { beds: "3+" },
      { place: "dallas-tx", within: 25 },
      { place: "round-rock-tx", within: 0 },
      { minArea: 1000 },
      { minAcres: 3 },
      { maxPrice: 1000 },
      { availableBy: "2026-01-31" },
      { rating: 4 },
      { pictures: "1" },
      { reduced: "1" },
    ];
    for (const filter of [...filters, ...not.slice(0, 8)])
      expect((await save(browser, filter)).status).toBe(201);
    const { browser: other } = await createSignedInPerson();
    for (const filter of not.slice(8)) await save(other, filter);
    const details = {
      beds: 2,
      baths: 1,
      areaSqFt: 900,
      lotSqFt: 87_000,
      pets: true,
      availableFrom: "2026-06-01",
    };
    await publish({ ...home, title: "Quiet condo by the lake", priceCents: 160_000n, details });
    await matchArrivals();
    const found = [...(await list(browser)), ...(await list(other))];
    const isNew = (count: number) =>
      found.filter(({ newCount }) => newCount === count).map(({ filter }) => filter);
    expect(isNew(1)).toEqual(filters.toReversed());
    expect(isNew(0)).toHaveLength(not.length);
  });

  test("matches services whose area covers its place, wherever they are", async () => {
    const { browser } = await createSignedInPerson();
    const place = { category: "services", place: "round-rock-tx", serves: "1" };
    for (const filter of [
      place,
      { ...place, search: "gutter cleaning" },
      { search: "gutter cleaning serving Round Rock TX" },
    ])
      expect((await save(browser, filter)).status).toBe(201);
    const counts = async () => {
      await matchArrivals();
      return (await list(browser)).map(({ newCount }) => newCount);
    };
    const service = { category: "services", title: "Gutter cleaning" } as const;
    const austin = { ...service, location: "Austin, TX", city: "Austin", state: "TX" };
    const dallas = { ...service, location: "Dallas, TX", city: "Dallas", state: "TX" };
    await publish({ ...austin, details: { areaServed: "Austin" } });
    await publish({ ...dallas, details: { areaServed: "Within 100 miles" } });
    expect(await counts()).toEqual([0, 0, 0]);
    await publish({ ...austin, details: { areaServed: "Within 30 miles" } });
    expect(await counts()).toEqual([1, 1, 1]);
    const nowhere = { location: "Online", city: null, state: null };
    await publish({ ...service, ...nowhere, details: { areaServed: "Nationwide" } });
    expect(await counts()).toEqual([2, 2, 2]);
  });
});
