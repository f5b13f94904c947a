import { chipsOf } from "./chips.rules";

describe("chipsOf", () => {
  test("names each filter and removes only that one", () => {
    const address = { category: "realestate", state: "TX", minPrice: 500_000, maxPrice: 1_000_000 } as const;
    expect(chipsOf(address, [])).toEqual([
      { label: "Real Estate", without: { state: "TX", minPrice: 500_000, maxPrice: 1_000_000 } },
      { label: "Texas", without: { category: "realestate", minPrice: 500_000, maxPrice: 1_000_000 } },
      { label: "$500,000 – $1,000,000", without: { category: "realestate", state: "TX" } },
    ]);
  });

  test("omits the filters of the page and the sort", () => {
    expect(chipsOf({ category: "products", search: "lamp", sort: "rating" }, ["category", "search"])).toEqual(
      [],
    );
  });

  test("names a place with its radius, and removes it with the distance sort", () => {
    const place = {
      id: "st-louis-mo",
      kind: "city",
      name: "St. Louis",
      state: "MO",
      latitude: 38.6,
      longitude: -90.2,
    } as const;
    const address = { category: "products", place: place.id, within: 25, sort: "distance" } as const;
    const label = "Within 25 miles of St. Louis, MO";
    expect(chipsOf(address, ["category"], { place })).toEqual([{ label, without: { category: "products" } }]);
    const served = { category: "services", place: place.id, serves: "1" } as const;
    expect(chipsOf(served, ["category"], { place })).toEqual([
      { label: "Serves St. Louis, MO", without: { category: "services" } },
    ]);
    expect(chipsOf({ place: "Nowhere" }, [])).toEqual([{ label: "Near “Nowhere”", without: {} }]);
  });

  test("names a subcategory if its name is known", () => {
    const address = { subcategory: "electronics/laptops" };
    expect(chipsOf(address, [], { part: "Laptops" })).toEqual([{ label: "Laptops", without: {} }]);
    expect(chipsOf(address, [])).toEqual([]);
  });

  test.each([
    [{ maxPrice: 500 }, "Up to $500"],
    [{ minPrice: 10_000_000 }, "From $10,000,000"],
    [{ listingType: "rent" as const }, "For rent"],
    [{ propertyType: "mixed-use" as const }, "Mixed use"],
    [{ near: "Austin" }, "Near Austin"],
  ])("writes %j as a readable label", (address, label) => {
    expect(chipsOf(address, []).map((chip) => chip.label)).toEqual([label]);
  });
});
