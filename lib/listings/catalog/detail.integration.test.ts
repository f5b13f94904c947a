import { defaultImageUrl, knownBadImageIds } from "@/lib/images/known-bad.rules";
import { countUnplacedMatches } from "@/lib/search/retrieval/distance.queries";
import { countByCategory } from "@/lib/search/refinement/facets.queries";
import { searchListings } from "@/lib/search/results/queries";
import { db } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import {
  getListing,
  getListingFor,
  getListingPublic,
  listNewestListings,
  countUnplaced,
  listListings,
} from "./list.queries";

describe("single listings", () => {
  const vendorIds: string[] = [];

  beforeAll(async () => {
    for (let i = 0; i < 2; i += 1) vendorIds.push((await createVendor()).id);
  });

  test("includes pictures in order, the price history, and the facts from columns", async () => {
    const { id } = await createListing({
      vendorId: vendorIds[0]!,
      category: "realestate",
      propertyType: "condo",
      listingType: "sale",
      title: "Oak table",
      priceCents: 25_000,
      description: "word ".repeat(100).trim(),
      details: { beds: 3 },
    });
    const [first, second] = [await createImage(), await createImage()];
    await db.listingImage.createMany({
      data: [
        { listingId: id, imageId: second.id, position: 1 },
        { listingId: id, imageId: first.id, position: 0, alt: "Front" },
      ],
    });
    await db.priceChange.createMany({
      data: [
        { listingId: id, priceCents: 25_000, changedAt: new Date("2026-02-01") },
        { listingId: id, priceCents: 30_000, changedAt: new Date("2026-01-01") },
      ],
    });
    const listing = await getListing(id);
    expect(listing).toMatchObject({
      price: 250,
      details: { beds: 3, propertyType: "condo", listingType: "sale" },
      images: [`/images/${first.name}-640.webp`, `/images/${second.name}-640.webp`],
      blurDataUrl: "data:image/webp;base64,AAAA",
      priceHistory: [{ price: 300, changedAt: "2026-01-01T00:00:00.000Z" }, { price: 250 }],
    });
    expect(listing?.photos.map(({ alt }) => alt)).toEqual(["Front", "Oak table"]);
    expect(listing?.description).toHaveLength(499);
    const [card] = (await listNewestListings(1, "realestate")).filter((item) => item.id === id);
    expect(card?.images).toHaveLength(2);
    expect(card?.description.length).toBeLessThanOrEqual(301);
    expect(card?.description).toMatch(/word…$/);
    await db.listing.delete({ where: { id } });
  });

  test("replaces known-bad pictures with the default one, in lists as well", async () => {
    const { id } = await createListing({ vendorId: vendorIds[0]!, title: "Oak chair" });
    const [bad, good] = [await createImage(), await createImage()];
    await db.listingImage.createMany({
      data: [bad, good].map(({ id: imageId }, position) => ({ listingId: id, imageId, position })),
    });
    const known = knownBadImageIds as string[];
    known.push(bad.name);
    try {
      const shown = [defaultImageUrl, `/images/${good.name}-640.webp`];
      expect((await getListing(id))?.images).toEqual(shown);
      const [card] = (await listNewestListings(1, "products")).filter((item) => item.id === id);
      expect(card?.images).toEqual(shown);
    } finally {
      known.pop();
      await db.listing.delete({ where: { id } });
    }
  });

  test("shows a listing as public, gone, or unknown by state", async () => {
    const make = (status: "pending" | "removed" | "reserved" | "expired") =>
      createListing({ vendorId: vendorIds[0]!, status });
    const [pending, removed] = [await make("pending"), await make("removed")];
    expect(await getListingPublic(pending.id)).toBeNull();
    expect(await getListingPublic(removed.id)).toBe("removed");
    expect(await getListingPublic("no-uuid")).toBeNull();
    for (const status of ["reserved", "expired"] as const) {
      const { id } = await make(status);
      expect(await getListingPublic(id)).toMatchObject({ id, status });
    }
    expect(await getListing(pending.id)).toMatchObject({ status: "pending" });
    await expect(getListingFor(pending.id, null)).rejects.toMatchObject({ code: "not_found" });
    await expect(getListingFor(removed.id, null)).rejects.toMatchObject({ code: "gone" });
    const owner = { role: "vendor", vendorId: vendorIds[0]! } as Viewer;
    expect(await getListingFor(pending.id, owner)).toMatchObject({ id: pending.id });
    expect(await getListingFor(removed.id, { role: "admin", vendorId: null } as Viewer)).toMatchObject({
      id: removed.id,
    });
    await expect(getListingFor(pending.id, { ...owner, vendorId: vendorIds[1]! })).rejects.toMatchObject({
      code: "not_found",
    });
    await db.listing.deleteMany({ where: { title: "Oak table" } });
  });
});

describe("distances", () => {
  const cities = ["Austin, TX", "Round Rock, TX", "San Antonio, TX", "Dallas, TX", "Denver, CO"];

  beforeAll(async () => {
    await db.listing.deleteMany();
    const { id: vendorId } = await createVendor();
    for (const [index, location] of [...cities, "Remote"].entries()) {
      const [city = "", state] = location.split(", ");
      for (const number of [1, 2]) {
        await createListing({
          vendorId,
          title: `Lamp ${city} ${number}`,
          location,
          city: state ? city : null,
          state: state ?? null,
          createdAt: new Date(Date.UTC(2026, 0, 1 + index, number)),
        });
      }
    }
  });

  const titles = (items: { title: string }[]) => items.map(({ title }) => title.replace("Lamp ", ""));

  describe("listings around a place", () => {
    test.each([
      [0, ["Austin 2", "Austin 1"]],
      [25, ["Round Rock 2", "Round Rock 1", "Austin 2", "Austin 1"]],
      [100, ["San Antonio 2", "San Antonio 1", "Round Rock 2", "Round Rock 1", "Austin 2", "Austin 1"]],
    ] as const)("includes the listings of places within %d miles, newest first", async (within, expected) => {
      for (const place of ["austin-tx", "78701", "Austin, TX"]) {
        const page = await listListings({ place, within });
        expect(titles(page.items)).toEqual(expected);
        expect(page.total).toBe(expected.length);
      }
    });

    test("includes the listings of all places of a state", async () => {
      expect((await listListings({ place: "tx", within: 25 })).total).toBe(8);
      expect((await listListings({ place: "nowhere at all", within: 25 })).total).toBe(0);
    });

    test("shows the distance of a listing, unless it has no place", async () => {
      const { items } = await listListings({ place: "austin-tx", sort: "oldest" });
      const near = items.map(({ title, distance }) => [
        title,
        distance === undefined ? null : Math.round(distance),
      ]);
      expect(near.slice(0, 3)).toEqual([
        ["Lamp Austin 1", 0],
        ["Lamp Austin 2", 0],
        ["Lamp Round Rock 1", expect.any(Number)],
      ]);
      expect(items[2]!.distance).toBeGreaterThan(8);
      expect(items[2]!.distance).toBeLessThan(25);
      expect(items.at(-1)).not.toHaveProperty("distance");
    });
  });

  describe("listings by distance", () => {
    const byDistance = [...cities, "Remote"].flatMap((location) => {
      const [city] = location.split(", ");
      return [`${city} 2`, `${city} 1`];
    });

    async function readAll(query: Parameters<typeof listListings>[0]) {
      const read = query.search ? searchListings : listListings;
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ ...query, limit: 3, cursor });
        found.push(...titles(page.items));
        cursor = page.next ?? undefined;
      } while (cursor);
      return found;
    }

    test("pages place by place, and lists those without a place last", async () => {
      expect(await readAll({ place: "austin-tx", sort: "distance" })).toEqual(byDistance);
      expect(await countUnplaced({ place: "austin-tx", sort: "distance" })).toEqual({
        total: 2,
        capped: false,
      });
    });

    test("keeps the same order with a filter or words that match few", async () => {
      expect(await readAll({ place: "austin-tx", sort: "distance", minPrice: 1 })).toEqual(byDistance);
      const words = { place: "austin-tx", sort: "distance", search: "lamp" } as const;
      expect(await readAll(words)).toEqual(byDistance);
      const unplaced = await Promise.all(
        ["lamp", "lamp under 1", "lamp 2", "zeppelin"].map((search) =>
          countUnplacedMatches({ ...words, search }),
        ),
      );
      expect(unplaced.map(({ total }) => total)).toEqual([2, 0, 1, 0]);
      expect(await countUnplacedMatches({ ...words, search: undefined })).toEqual({
        total: 2,
        capped: false,
      });
    });

    test("ends at the radius of some miles", async () => {
      const query = { place: "austin-tx", sort: "distance", within: 25 } as const;
      expect(await readAll(query)).toEqual(byDistance.slice(0, 4));
      expect(await readAll({ ...query, search: "lamp" })).toEqual(byDistance.slice(0, 4));
    });

    test("sorts newest first without a place, and refuses an invalid cursor", async () => {
      expect(titles((await listListings({ sort: "distance", limit: 1 })).items)).toEqual(["Remote 2"]);
      const wrong = { place: "austin-tx", sort: "distance", cursor: "nonsense" } as const;
      await expect(listListings(wrong)).rejects.toMatchObject({ code: "bad_request" });
    });
  });

  describe("a search for a place", () => {
    test.each([
      ["lamp near Austin", 4, "Within 25 miles of Austin, TX"],
      ["lamp within 100 miles of Austin, TX", 6, "Within 100 miles of Austin, TX"],
      ["near 80202", 2, "Within 25 miles of Denver, CO"],
      ["lamp in 78701", 4, "Within 25 miles of Austin, TX"],
      ["lamp in pflugerville tx", 4, "Within 25 miles of Pflugerville, TX"],
    ])("finds listings around the place '%s', and shows a chip", async (search, total, label) => {
      const page = await searchListings({ search });
      expect([page.total, page.entities.map((entity) => entity.label)]).toEqual([total, [label]]);
      expect(page.items.every(({ distance }) => distance !== undefined && distance <= 100)).toBe(true);
      const facets = await countByCategory({ search });
      expect(facets.find(({ category }) => category === "products")?.count).toBe(total);
    });

    test("leaves a chosen place unchanged", async () => {
      const page = await searchListings({ search: "lamp near Austin", place: "denver-co", within: 0 });
      expect([page.total, page.entities]).toEqual([2, []]);
    });

    test.each(["lamp in stock", "lamp in mobile", "lamp in usa", "lamp in beach"])(
      "finds no place in '%s'",
      async (search) => {
        expect((await searchListings({ search })).entities).toEqual([]);
      },
    );

    test("matches only the city for a city with listings", async () => {
      const { total, entities } = await searchListings({ search: "lamp in Austin" });
      expect([total, entities.map(({ label }) => label)]).toEqual([2, ["Austin"]]);
      expect((await searchListings({ search: "lamp in 78701", literal: "1" })).entities).toEqual([]);
    });

    test("searches a little-known place name without its state as an ordinary word", async () => {
      expect((await searchListings({ search: "lamp near beach" })).entities).toEqual([]);
    });
  });
});
