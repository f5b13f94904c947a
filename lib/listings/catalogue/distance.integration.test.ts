import { db } from "@/lib/server/db";
import { countByCategory } from "@/lib/search/facets.queries";
import { countUnplacedMatches } from "@/lib/search/distance.queries";
import { searchListings } from "@/lib/search/queries";
import { createListing, createVendor } from "@/prisma/factories";
import { countUnplaced, listListings } from "./list.queries";

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
  ] as const)("within %d miles are those of its places, the newest first", async (within, expected) => {
    for (const place of ["austin-tx", "78701", "Austin, TX"]) {
      const page = await listListings({ place, within });
      expect(titles(page.items)).toEqual(expected);
      expect(page.total).toBe(expected.length);
    }
  });

  test("of a state are those of all its places", async () => {
    expect((await listListings({ place: "tx", within: 25 })).total).toBe(8);
    expect((await listListings({ place: "nowhere at all", within: 25 })).total).toBe(0);
  });

  test("say how far they are, and say nothing where they have no place", async () => {
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

  test("come page by page, place by place, and what has no place at the end", async () => {
    expect(await readAll({ place: "austin-tx", sort: "distance" })).toEqual(byDistance);
    expect(await countUnplaced({ place: "austin-tx", sort: "distance" })).toEqual({
      total: 2,
      capped: false,
    });
  });

  test("come in the same order where a filter or words leave few", async () => {
    expect(await readAll({ place: "austin-tx", sort: "distance", minPrice: 1 })).toEqual(byDistance);
    const words = { place: "austin-tx", sort: "distance", search: "lamp" } as const;
    expect(await readAll(words)).toEqual(byDistance);
    const unplaced = await Promise.all(
      ["lamp", "lamp under 1", "lamp 2", "zeppelin"].map((search) =>
        countUnplacedMatches({ ...words, search }),
      ),
    );
    expect(unplaced.map(({ total }) => total)).toEqual([2, 0, 1, 0]);
    expect(await countUnplacedMatches({ ...words, search: undefined })).toEqual({ total: 2, capped: false });
  });

  test("within some miles end there", async () => {
    const query = { place: "austin-tx", sort: "distance", within: 25 } as const;
    expect(await readAll(query)).toEqual(byDistance.slice(0, 4));
    expect(await readAll({ ...query, search: "lamp" })).toEqual(byDistance.slice(0, 4));
  });

  test("are the newest without a place, and a wrong cursor is refused", async () => {
    expect(titles((await listListings({ sort: "distance", limit: 1 })).items)).toEqual(["Remote 2"]);
    const wrong = { place: "austin-tx", sort: "distance", cursor: "nonsense" } as const;
    await expect(listListings(wrong)).rejects.toMatchObject({ code: "bad_request" });
  });
});

describe("words that name a place", () => {
  test.each([
    ["lamp near Austin", 4, "Within 25 miles of Austin, TX"],
    ["lamp within 100 miles of Austin, TX", 6, "Within 100 miles of Austin, TX"],
    ["near 80202", 2, "Within 25 miles of Denver, CO"],
    ["lamp in 78701", 4, "Within 25 miles of Austin, TX"],
    ["lamp in pflugerville tx", 4, "Within 25 miles of Pflugerville, TX"],
  ])("'%s' finds what is around it, and a chip says so", async (search, total, label) => {
    const page = await searchListings({ search });
    expect([page.total, page.wishes.map((wish) => wish.label)]).toEqual([total, [label]]);
    expect(page.items.every(({ distance }) => distance !== undefined && distance <= 100)).toBe(true);
    const facets = await countByCategory({ search });
    expect(facets.find(({ category }) => category === "products")?.count).toBe(total);
  });

  test("leave a place that is chosen already as it is", async () => {
    const page = await searchListings({ search: "lamp near Austin", place: "denver-co", within: 0 });
    expect([page.total, page.wishes]).toEqual([2, []]);
  });

  test.each(["lamp in stock", "lamp in mobile", "lamp in usa", "lamp in beach"])(
    "'%s' names no place",
    async (search) => {
      expect((await searchListings({ search })).wishes).toEqual([]);
    },
  );

  test("a city that listings are in is that city alone", async () => {
    const { total, wishes } = await searchListings({ search: "lamp in Austin" });
    expect([total, wishes.map(({ label }) => label)]).toEqual([2, ["Austin"]]);
    expect((await searchListings({ search: "lamp in 78701", literal: "1" })).wishes).toEqual([]);
  });

  test("a name that hardly anybody knows is a word without its state", async () => {
    expect((await searchListings({ search: "lamp near beach" })).wishes).toEqual([]);
  });
});
