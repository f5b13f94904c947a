import { readQuery } from "@/lib/shared/query-params";
import { readListingAddress } from "./address-reading.rules";
import {
  findBucket,
  bucketValue,
  categoryHref,
  hasFilters,
  withHomepageSort,
  listingQuery,
  withCategory,
} from "./address.rules";

describe("readListingAddress", () => {
  test("reads every filter", () => {
    expect(
      readListingAddress({
        category: "real-estate",
        search: " loft ",
        sort: "price_desc",
        minPrice: "100",
        maxPrice: "200.5",
        state: "tx",
        propertyType: "condo",
        listingType: "rent",
        near: "Austin",
      }),
    ).toEqual({
      category: "realestate",
      search: "loft",
      sort: "price_desc",
      minPrice: 100,
      maxPrice: 200.5,
      state: "TX",
      propertyType: "condo",
      listingType: "rent",
      near: "Austin",
    });
  });

  test("omits unknown values", () => {
    const odd = {
      category: "cars",
      sort: "random",
      minPrice: "-1",
      maxPrice: "x",
      state: "Texas",
      propertyType: "castle",
    };
    expect(readListingAddress(odd)).toEqual({});
    expect(readListingAddress({ minPrice: "Infinity", category: "products", q: "" })).toEqual({
      category: "products",
    });
  });

  test("keeps sorting by newest only if a search would sort by relevance", () => {
    expect(readListingAddress({ sort: "newest" })).toEqual({});
    expect(readListingAddress({ sort: "newest", q: "lamp" })).toEqual({ sort: "newest", search: "lamp" });
  });

  test("reads a place with its radius, 25 miles by default", () => {
    expect(readListingAddress({ place: "austin-tx" })).toEqual({ place: "austin-tx", within: 25 });
    expect(readListingAddress({ place: "austin-tx", within: "any", sort: "distance" })).toEqual({
      place: "austin-tx",
      sort: "distance",
    });
    expect(readListingAddress({ place: "78701", within: "0" })).toEqual({ place: "78701", within: 0 });
    expect(readListingAddress({ within: "10", sort: "distance" })).toEqual({});
    expect(listingQuery({ place: "austin-tx", within: 25 })).toBe("place=austin-tx");
    expect(listingQuery({ place: "austin-tx", within: 0 })).toBe("place=austin-tx&within=0");
    expect(listingQuery({ place: "austin-tx" })).toBe("place=austin-tx&within=any");
  });

  test("truncates a search at 200 characters", () => {
    expect(readListingAddress({ q: "x".repeat(500) }).search).toHaveLength(200);
  });

  test.each([
    ["0-500000", { maxPrice: 500_000 }],
    ["1000000-3000000", { minPrice: 1_000_000, maxPrice: 3_000_000 }],
    ["10000000-", { minPrice: 10_000_000 }],
    ["1-2", {}],
  ])("reads the price bucket %s", (price, expected) => {
    expect(readListingAddress({ price })).toEqual(expected);
  });
});

describe("findBucket", () => {
  test("finds the bucket for its prices", () => {
    for (const price of ["0-500000", "3000000-5000000", "10000000-"]) {
      expect(findBucket(readListingAddress({ price }))).toBe(price);
    }
    expect(findBucket({})).toBeUndefined();
    expect(findBucket({ minPrice: 7 })).toBeUndefined();
    expect(bucketValue({ min: 5, max: null })).toBe("5-");
  });
});

describe("listingQuery", () => {
  test("writes a canonical text, without defaults", () => {
    const address = { maxPrice: 9, category: "realestate", search: "a b" } as const;
    expect(listingQuery(address)).toBe("category=real-estate&search=a+b&maxPrice=9");
    expect(listingQuery(address, "q")).toBe("category=real-estate&q=a+b&maxPrice=9");
    expect(listingQuery({ sort: "newest" })).toBe("");
  });

  test("builds an address that parses to the same filters", () => {
    const address = {
      category: "services",
      search: "x & y",
      sort: "rating",
      state: "CA",
      minPrice: 10,
    } as const;
    expect(readListingAddress(readQuery(new URLSearchParams(listingQuery(address))))).toEqual(address);
  });
});

describe("categoryHref", () => {
  test("returns the page of the section or its part, with the other filters", () => {
    const address = { category: "products", condition: "used", search: "lamp", sort: "price_asc" } as const;
    expect(categoryHref(address)).toBe("/products?search=lamp&sort=price_asc&condition=used");
    expect(categoryHref({ ...address, subcategory: "home/lighting", place: "austin-tx", within: 50 })).toBe(
      "/products/home/lighting?search=lamp&sort=price_asc&place=austin-tx&within=50&condition=used",
    );
    expect(categoryHref({ category: "realestate" })).toBe("/real-estate");
  });
});

describe("tabs", () => {
  test("drops real-estate filters when another tab is chosen", () => {
    const homes = {
      category: "realestate",
      propertyType: "condo",
      listingType: "sale",
      state: "TX",
    } as const;
    expect(withCategory(homes, "products")).toEqual({ category: "products", state: "TX" });
    expect(withCategory(homes, "realestate")).toEqual(homes);
    expect(withCategory(homes, undefined)).toEqual({ state: "TX" });
  });

  test("counts neither tab nor sort as a filter", () => {
    expect(hasFilters({ category: "products", sort: "rating" })).toBe(false);
    expect(hasFilters({ state: "TX" })).toBe(true);
  });
});

describe("withHomepageSort", () => {
  test("sorts a search by newest unless another sort is chosen", () => {
    expect(withHomepageSort({ search: "lamp" })).toEqual({ search: "lamp", sort: "newest" });
    expect(withHomepageSort({ search: "lamp", sort: "rating" })).toEqual({ search: "lamp", sort: "rating" });
    expect(withHomepageSort({ category: "products" })).toEqual({ category: "products" });
  });
});
