import { db, rows, sql } from "@/lib/server/db";
import { createJob, createListing, createVendor } from "@/prisma/factories";
import { listListings } from "@/lib/listings/catalog/list.queries";
import { listOpenJobs } from "@/lib/jobs/search/list.queries";
import { createBrowser } from "@/prisma/test/browser";
import { GET } from "@/app/api/places/route";
import { POST } from "@/app/api/places/nearest/route";
import { findPlace, nearestPlace, suggestPlaces } from "./queries";

const idsOf = (places: { id: string }[]) => places.map(({ id }) => id);

describe("place suggestions", () => {
  test("finds places by name, largest first", async () => {
    expect(idsOf(await suggestPlaces("austin"))[0]).toBe("austin-tx");
    expect(idsOf(await suggestPlaces("st lou"))[0]).toBe("st-louis-mo");
    expect(idsOf(await suggestPlaces("Saint Louis"))[0]).toBe("st-louis-mo");
    expect(idsOf(await suggestPlaces("new y"))).toEqual(expect.arrayContaining(["new-york-ny", "ny"]));
  });

  test("finds places by name and state, and by ZIP code", async () => {
    for (const text of ["portland, me", "portland me", "Portland, Maine"])
      expect(idsOf(await suggestPlaces(text))[0]).toBe("portland-me");
    expect(idsOf(await suggestPlaces("78701"))).toEqual(["austin-tx"]);
    expect(idsOf(await suggestPlaces("787"))).toContain("austin-tx");
  });

  test.each([
    ["02134-1000", "allston-ma"],
    ["78701-", "austin-tx"],
    ["Austin, TX 78701", "austin-tx"],
    ["Austin, TX 78701-2345", "austin-tx"],
    ["Austin TX 787", "austin-tx"],
    ["Nowhere, TX 78701", "austin-tx"],
    ["Austin, TX 99999", "austin-tx"],
    ["Cañon City", "canon-city-co"],
    ["Cañon City, CO", "canon-city-co"],
    ["can\u0303on ci", "canon-city-co"],
    ["Washington, D.C.", "washington-dc"],
    ["washington d. c", "washington-dc"],
    ["Washington, D.C. 20001", "washington-dc"],
    ["D.C.", "dc"],
    ["02134 1000", "allston-ma"],
    ["021341000", "allston-ma"],
    ["02134–1000", "allston-ma"],
    ["Austin, TX 78701, USA", "austin-tx"],
    ["Austin, TX, United States", "austin-tx"],
    ["Portland, Me.", "portland-me"],
    ["New York, N.Y.", "new-york-ny"],
    ["Santa Fe, N. M. 87501", "santa-fe-nm"],
    ["Charlotte N.C.", "charlotte-nc"],
    ["Austin, Texas, US", "austin-tx"],
    ["Austin (TX)", "austin-tx"],
    ["Austin/TX", "austin-tx"],
    ["NYC", "new-york-ny"],
    ["n.y.c.", "new-york-ny"],
    ["NYC, NY 10001", "new-york-ny"],
    ["10001 NYC", "new-york-ny"],
    ["philly pa", "philadelphia-pa"],
    ["St. Pete", "st-petersburg-fl"],
    ["Nola", "new-orleans-la"],
    ["78701 Austin", "austin-tx"],
    ["78701 Austin TX", "austin-tx"],
    ["78701-2345, Austin, Texas", "austin-tx"],
    ["04101 Portland", "portland-me"],
    ["02134 Boston, MA", "allston-ma"],
    ["78701 TX", "austin-tx"],
    ["02134 - 1000", "allston-ma"],
    ["02134_1000", "allston-ma"],
    ["７８７０１", "austin-tx"],
    ["Austin, Tex.", "austin-tx"],
    ["Austin Tex. 78701", "austin-tx"],
    ["Chicago, Ill.", "chicago-il"],
    ["Cœur d’Alene", "coeur-dalene-id"],
    ["Port Saint Lucie", "port-st-lucie-fl"],
  ])("finds places by %j", async (text, id) => {
    expect(idsOf(await suggestPlaces(text))[0]).toBe(id);
  });

  test("includes other places that begin like a nickname", async () => {
    expect(idsOf(await suggestPlaces("nola"))).toEqual(["new-orleans-la", "nolan-tx", "nolanville-tx"]);
  });

  test.each(["12345 Main St", "78701 Seattle", "78701 Austin ME", "Philly, TX"])(
    "returns nothing for %j",
    async (text) => {
      expect(await suggestPlaces(text)).toEqual([]);
    },
  );

  test("excludes companies with their own ZIP code, which belongs to the city", async () => {
    expect(await suggestPlaces("Philip Morris")).toEqual([]);
    expect(await suggestPlaces("Kansas Lottery")).toEqual([]);
    expect((await suggestPlaces("10072"))[0]?.name).toMatch(/^New York\b/);
    expect((await suggestPlaces("Corpus Christi"))[0]?.name).toMatch(/^Corpus Christi\b/);
  });

  test("returns nothing for short input and nonsense", async () => {
    for (const text of ["", "a", "!!", "zzzzqq", "99"])
      expect((await suggestPlaces(text)).length).toBe(text === "99" ? 7 : 0);
  });

  test("returns coordinates by the API", async () => {
    const { status, body } = await createBrowser().get(GET, "/api/places", { query: { q: "austin" } });
    expect(status).toBe(200);
    expect((body as unknown as { latitude: number }[])[0]).toMatchObject({
      id: "austin-tx",
      kind: "city",
      name: "Austin",
      state: "TX",
      latitude: expect.closeTo(30.3, 1),
      longitude: expect.closeTo(-97.7, 1),
    });
  });
});

test("finds a place by its slug, name, ZIP code, or address", async () => {
  const names = ["austin-tx", "Austin, TX", "austin", "78701", "12 Main St, Austin, TX 78701"];
  for (const name of names) expect((await findPlace(name))?.id).toBe("austin-tx");
  for (const name of ["Cañon City, CO", "Cañon City"])
    expect((await findPlace(name))?.id).toBe("canon-city-co");
  for (const name of ["Washington, D.C.", "Washington, D. C.", "Washington D.C.", "Washington DC"])
    expect((await findPlace(name))?.id).toBe("washington-dc");
  for (const zip of ["Allston, MA 02134-1000", "02134 1000", "021341000", "Allston, MA 02134–1000, USA"])
    expect((await findPlace(zip))?.id).toBe("allston-ma");
  expect((await findPlace("Texas"))?.id).toBe("tx");
  expect((await findPlace("D.C."))?.id).toBe("dc");
  expect(await findPlace("nowhere at all")).toBeNull();
  expect(await findPlace("made in USA")).toBeNull();
});

test.each([
  ["Austin, Texas", "austin-tx"],
  ["Austin, Texas, USA", "austin-tx"],
  ["austin tx", "austin-tx"],
  ["Austin Texas", "austin-tx"],
  ["Portland, Me.", "portland-me"],
  ["New York New York", "new-york-ny"],
  ["Winston-Salem North Carolina", "winston-salem-nc"],
])("finds a place by %j, with its state spelled out", async (text, id) => {
  expect((await findPlace(text))?.id).toBe(id);
});

test.each([
  ["NYC", "new-york-ny"],
  ["NYC, USA", "new-york-ny"],
  ["Philly, PA", "philadelphia-pa"],
  ["90210 LA", null],
  ["10001 nyc", "new-york-ny"],
  ["LA", "la"],
  ["Manhattan", "manhattan-ks"],
  ["78701 Austin", "austin-tx"],
  ["78701 Austin TX", "austin-tx"],
  ["12345 Main St, Austin, TX", "austin-tx"],
  ["12345 Main St", null],
  ["02134 − 1000", "allston-ma"],
  ["78701‐2345", "austin-tx"],
  ["(78701)", "austin-tx"],
  ["Los Angeles, Calif.", "los-angeles-ca"],
  ["Boston, Mass. 02134", "allston-ma"],
  ["Port Saint Lucie, FL", "port-st-lucie-fl"],
  ["Mass", null],
])("resolves the place %j to %p", async (text, id) => {
  expect((await findPlace(text))?.id ?? null).toBe(id);
});

test("finds listings and jobs near a nickname, and near a ZIP code before its city", async () => {
  const vendor = await createVendor({ city: "Queens", state: "NY" });
  const listing = { vendorId: vendor.id, category: "products" as const, city: "New York", state: "NY" };
  const { id } = await createListing({ ...listing, location: "New York, NY" });
  const job = await createJob({ location: "New York, NY", state: "NY" });
  for (const place of ["NYC", "10001 New York"]) {
    const filter = { place, within: 25, limit: 10, sort: "distance" } as const;
    expect(idsOf((await listListings(filter)).items)).toEqual([id]);
    expect(idsOf((await listOpenJobs(filter)).items)).toEqual([job.id]);
  }
});

describe("the nearest place", () => {
  test("returns the city at a position, and null far from all places", async () => {
    expect((await nearestPlace({ latitude: 30.3, longitude: -97.7 }))?.id).toBe("austin-tx");
    expect(await nearestPlace({ latitude: 48.9, longitude: 2.4 })).toBeNull();
  });

  test("returns the place by the API for a rounded position", async () => {
    const { body } = await createBrowser().post(POST, "/api/places/nearest", {
      body: { latitude: 47.6062, longitude: -122.3321 },
    });
    expect(body.place).toMatchObject({ id: "seattle-wa" });
  });
});

type Placed = { slug: string | null };
const slugOf = async (table: "listings" | "vendors" | "jobs", id: string) => {
  const found = {
    listings: sql`SELECT p.slug FROM listings t LEFT JOIN places p ON p.id = t.place_id WHERE t.id = ${id}::uuid`,
    vendors: sql`SELECT p.slug FROM vendors t LEFT JOIN places p ON p.id = t.place_id WHERE t.id = ${id}::uuid`,
    jobs: sql`SELECT p.slug FROM jobs t LEFT JOIN places p ON p.id = t.place_id WHERE t.id = ${id}::uuid`,
  }[table];
  return (await rows<Placed>(found))[0]!.slug;
};

describe("a vendor, job, or listing", () => {
  test("reads the place from city and state, or from the location", async () => {
    const vendor = await createVendor({ city: "Boise", state: "ID" });
    expect(await slugOf("vendors", vendor.id)).toBe("boise-id");
    const job = await createJob({ location: "Denver, CO", state: "CO" });
    expect(await slugOf("jobs", job.id)).toBe("denver-co");
    const zipFirst = await createJob({ location: "78701 Austin, TX", state: "TX" });
    expect(await slugOf("jobs", zipFirst.id)).toBe("austin-tx");
    const listing = { vendorId: vendor.id, city: "Austin", state: "TX", location: "Austin, TX" };
    const { id } = await createListing(listing);
    expect(await slugOf("listings", id)).toBe("austin-tx");
    await db.listing.update({
      where: { id },
      data: { city: null, state: null, location: "12 Main St, Dallas, TX 75201" },
    });
    expect(await slugOf("listings", id)).toBe("dallas-tx");
    await db.listing.update({ where: { id }, data: { location: "Remote" } });
    expect(await slugOf("listings", id)).toBeNull();
  });
});

type Counted = { slug: string; category: string; kind: string; listings: number; lowest: number };
const countsOf = () =>
  rows<Counted>(sql`SELECT p.slug, c.category, c.listing_type AS kind, c.listings, c.lowest_cents AS lowest
    FROM place_counts c JOIN places p ON p.id = c.place_id WHERE c.listings > 0
    ORDER BY p.slug, c.category, c.listing_type, c.property_type`);

describe("counts of a place", () => {
  test("follows every change of a listing", async () => {
    const { id: vendorId } = await createVendor();
    await db.listing.deleteMany();
    const inAustin = { vendorId, city: "Austin", state: "TX", location: "Austin, TX" };
    const first = await createListing({ ...inAustin, priceCents: 5000n });
    const second = await createListing({ ...inAustin, priceCents: 3000n });
    await createListing({ ...inAustin, status: "pending", priceCents: 1n });
    const austin = { slug: "austin-tx", category: "products", kind: "" };
    expect(await countsOf()).toEqual([{ ...austin, listings: 2, lowest: 3000 }]);

    await db.listing.update({ where: { id: second.id }, data: { priceCents: 9000n } });
    expect(await countsOf()).toEqual([{ ...austin, listings: 2, lowest: 5000 }]);
    await db.listing.update({ where: { id: first.id }, data: { status: "paused" } });
    expect(await countsOf()).toEqual([{ ...austin, listings: 1, lowest: 9000 }]);
    await db.listing.update({ where: { id: first.id }, data: { status: "approved" } });
    await db.listing.update({ where: { id: second.id }, data: { city: "Dallas", location: "Dallas, TX" } });
    expect(await countsOf()).toEqual([
      { ...austin, listings: 1, lowest: 5000 },
      { ...austin, slug: "dallas-tx", listings: 1, lowest: 9000 },
    ]);
    const storedCounts = await countsOf();
    await rows(sql`SELECT rebuild_place_counts()`);
    expect(await countsOf()).toEqual(storedCounts);
    await db.listing.delete({ where: { id: first.id } });
    expect((await countsOf()).map(({ slug }) => slug)).toEqual(["dallas-tx"]);
  });
});
