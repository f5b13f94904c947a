import { db, rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { createListing, createVendor } from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import type { ListingQuery } from "@/lib/listings/contract";
import { sorts, type Sort } from "@/lib/listings/rules";
import {
  readCategoryCounts,
  countListings,
  listListings,
  listVendorListings,
  listNewestListings,
} from "./list.queries";
import { listRelatedListings } from "./related.queries";

type Row = {
  id: string;
  vendorId: string;
  category: string;
  status: string;
  priceCents: number;
  city: string;
  state: string;
  propertyType: string | null;
  listingType: string | null;
  averageRating: number;
  reviewCount: number;
  createdAt: Date;
};

let all: Row[] = [];
const vendorIds: string[] = [];

async function readAll(): Promise<Row[]> {
  return rows<Row>(sql`SELECT id, vendor_id AS "vendorId", category, status, price_cents AS "priceCents", city, state,
    property_type AS "propertyType", listing_type AS "listingType", average_rating AS "averageRating",
    review_count AS "reviewCount", created_at AS "createdAt" FROM listings`);
}

beforeAll(async () => {
  for (let i = 0; i < 5; i += 1) vendorIds.push((await createVendor()).id);
  await createManyListings(1200, vendorIds);
  all = await readAll();
}, 60_000);

const keys: Record<Sort, (row: Row) => (number | string)[]> = {
  newest: (row) => [-row.createdAt.getTime()],
  oldest: (row) => [row.createdAt.getTime()],
  price_asc: (row) => [row.priceCents],
  price_desc: (row) => [-row.priceCents],
  rating: (row) => [-row.averageRating, -row.reviewCount],
};

function compare(sort: Sort, a: Row, b: Row): number {
  const left = keys[sort](a);
  const right = keys[sort](b);
  for (const [index, value] of left.entries()) {
    if (value !== right[index]) return value < right[index]! ? -1 : 1;
  }
  const idsUp = sort === "oldest" || sort === "price_asc";
  return a.id < b.id === idsUp ? -1 : 1;
}

function fits(row: Row, query: ListingQuery): boolean {
  return (
    row.status === (query.status ?? "approved") &&
    (!query.category || row.category === query.category) &&
    (!query.state || row.state === query.state) &&
    (!query.propertyType || row.propertyType === query.propertyType) &&
    (!query.listingType || row.listingType === query.listingType) &&
    (!query.vendor || row.vendorId === query.vendor) &&
    (query.minPrice === undefined || row.priceCents >= query.minPrice * 100) &&
    (query.maxPrice === undefined || row.priceCents <= query.maxPrice * 100)
  );
}

function expected(query: ListingQuery, sort: Sort): string[] {
  return all
    .filter((row) => fits(row, query))
    .sort((a, b) => compare(sort, a, b))
    .map(({ id }) => id);
}

async function readPages(query: ListingQuery, viewer: Viewer | null = null): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listListings({ ...query, cursor }, viewer);
    ids.push(...page.items.map(({ id }) => id));
    if (!page.next) return ids;
    cursor = page.next;
  }
}

const filters: ListingQuery[] = [
  {},
  { category: "services" },
  { state: "TX" },
  { category: "products", state: "WY" },
  { propertyType: "condo" },
  { propertyType: "farm", state: "NY" },
  { listingType: "rent" },
  { listingType: "rent", propertyType: "office", state: "MO" },
  { category: "products", minPrice: 200, maxPrice: 600 },
  { minPrice: 1000 },
  { maxPrice: 50, state: "OR" },
  { category: "realestate", minPrice: 1_000_000, maxPrice: 1_200_000 },
  { category: "products", propertyType: "condo" },
  { minPrice: 900, maxPrice: 100 },
  { state: "AK" },
];

describe("listListings", () => {
  const cases = sorts.flatMap((sort) =>
    filters.map((filter) => [sort, JSON.stringify(filter), filter] as const),
  );
  test.each(cases)(
    "pages through every match exactly once, sorted by %s, with %s",
    async (sort, _, filter) => {
      const ids = expected(filter, sort);
      expect(await readPages({ ...filter, sort, limit: 100 })).toEqual(ids);
      const { total, capped } = await listListings({ ...filter, sort });
      if (capped) expect([total, ids.length > total]).toEqual([1000, true]);
      else expect(total).toBe(ids.length);
    },
  );

  test.each(sorts)("lists one vendor's listings by %s", async (sort) => {
    const vendor = vendorIds[2]!;
    expect(await readPages({ vendor, sort, limit: 100 })).toEqual(expected({ vendor }, sort));
    expect(await readPages({ vendor, sort, category: "realestate", maxPrice: 500_000 })).toEqual(
      expected({ vendor, category: "realestate", maxPrice: 500_000 }, sort),
    );
  });

  test.each([
    ["St. Louis", (row: Row) => row.city === "St. Louis"],
    ["st louis, mo", (row: Row) => row.city === "St. Louis"],
    ["Texas", (row: Row) => row.state === "TX"],
    ["Aust", (row: Row) => row.city === "Austin"],
    ["Austin, NY", () => false],
    ["%", () => false],
    ["_ustin", () => false],
  ])("filters by the place %s", async (near, isNear) => {
    const ids = all
      .filter((row) => row.status === "approved" && isNear(row))
      .sort((a, b) => compare("newest", a, b))
      .map(({ id }) => id);
    expect(await readPages({ near, limit: 100 })).toEqual(ids);
  });

  test("visits every listing once while new ones appear", async () => {
    const before = expected({ category: "services" }, "newest");
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await listListings({ category: "services", limit: 40, cursor });
      seen.push(...page.items.map(({ id }) => id));
      if (!page.next) break;
      cursor = page.next;
      await createListing({ vendorId: vendorIds[0]!, category: "services", title: "Oak table" });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(before);
    await db.listing.deleteMany({ where: { title: "Oak table" } });
  });

  test("returns the total of the first page on later pages", async () => {
    const first = await listListings({ state: "WY", limit: 5 });
    const second = await listListings({ state: "WY", limit: 5, cursor: first.next! });
    expect(second.total).toBe(first.total);
  });

  test.each([
    "x",
    "e30",
    "!!!",
    btoa(JSON.stringify({ sort: "newest", key: ["1", "2"], total: 0, capped: false })),
  ])("refuses the cursor %s", async (cursor) => {
    await expect(listListings({ cursor })).rejects.toMatchObject({ code: "bad_request" });
  });

  test("refuses the cursor of another sort", async () => {
    const { next } = await listListings({ sort: "rating" });
    await expect(listListings({ sort: "newest", cursor: next! })).rejects.toMatchObject({
      code: "bad_request",
      fields: { cursor: expect.any(String) },
    });
  });
});

describe("listings that are not public", () => {
  function viewer(role: Viewer["role"], vendorId: string | null = null): Viewer {
    return {
      id: "u",
      username: "u",
      role,
      vendorId,
      vendorStatus: vendorId ? "approved" : null,
      businessRole: vendorId ? "owner" : null,
      sessionId: "s",
      secondStepMissing: false,
    };
  }

  test("hides them from strangers and other vendors", async () => {
    await expect(listListings({ status: "pending" })).rejects.toMatchObject({ code: "not_signed_in" });
    const other = viewer("vendor", vendorIds[1]!);
    await expect(listListings({ status: "pending" }, other)).rejects.toMatchObject({ code: "forbidden" });
    await expect(listListings({ status: "draft", vendor: vendorIds[0]! }, other)).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(listListings({ status: "sold" }, viewer("customer"))).rejects.toBeInstanceOf(AppError);
  });

  test.each(sorts)("lists them for their vendor and for admins by %s", async (sort) => {
    const vendor = vendorIds[1]!;
    const query: ListingQuery = { status: "pending", vendor };
    expect(await readPages({ ...query, sort, limit: 7 }, viewer("vendor", vendor))).toEqual(
      expected(query, sort),
    );
    const paused: ListingQuery = { status: "paused", category: "products" };
    expect(await readPages({ ...paused, sort }, viewer("admin"))).toEqual(expected(paused, sort));
  });

  test("finds them by literal text, including wildcards", async () => {
    const { id } = await createListing({
      vendorId: vendorIds[0]!,
      status: "pending",
      title: "100%_sure \\ thing",
    });
    const find = async (search: string) =>
      (await listListings({ status: "pending", search }, viewer("admin"))).items.map((item) => item.id);
    expect(await find("%_SURE \\")).toEqual([id]);
    expect(await find("0_sure")).toEqual([]);
    await db.listing.delete({ where: { id } });
  });
});

describe("short lists", () => {
  test("counts the approved listings of each category", async () => {
    const count = (category: string) => expected({ category: category as "products" }, "newest").length;
    expect(await readCategoryCounts()).toEqual([
      { id: "products", name: "Products", slug: "products", count: count("products") },
      { id: "services", name: "Services", slug: "services", count: count("services") },
      { id: "realestate", name: "Real Estate", slug: "real-estate", count: count("realestate") },
    ]);
    expect(await countListings({ listingType: "sale" })).toMatchObject({
      total: expected({ listingType: "sale" }, "newest").length,
    });
  });

  test("relates at most four others of the category, nearest price first", async () => {
    const row = all.find(({ status, category }) => status === "approved" && category === "services")!;
    const related = await listRelatedListings({
      id: row.id,
      category: "services",
      price: row.priceCents / 100,
    });
    const distance = (cents: number) => Math.abs(cents - row.priceCents);
    const nearest = all
      .filter((other) => other.id !== row.id && fits(other, { category: "services" }))
      .map(({ priceCents }) => distance(priceCents))
      .sort((a, b) => a - b);
    expect(related.map(({ price }) => distance(Math.round(price * 100)))).toEqual(nearest.slice(0, 4));
    expect(related.every(({ id, category }) => id !== row.id && category === "services")).toBe(true);
  });

  test("shows the newest listings and those of a vendor", async () => {
    expect((await listNewestListings(10)).map(({ id }) => id)).toEqual(expected({}, "newest").slice(0, 10));
    const page = await listVendorListings(vendorIds[3]!, { limit: 5 });
    expect(page.items.map(({ id }) => id)).toEqual(expected({ vendor: vendorIds[3]! }, "newest").slice(0, 5));
  });
});
