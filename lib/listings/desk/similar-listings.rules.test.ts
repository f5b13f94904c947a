import { priceKinds, estimateSharedText } from "./similar-listings.rules";

test("measures the similarity of two texts by their lowest hashes", () => {
  const one = Array.from({ length: 16 }, (_, index) => index * 2);
  expect(estimateSharedText(one, one)).toBe(1);
  expect(
    estimateSharedText(
      one,
      one.map((hash) => hash + 1),
    ),
  ).toBe(0);
  expect(estimateSharedText(one, [...one.slice(0, 12), 91, 92, 93, 94])).toBe(0.75);
  expect(estimateSharedText([], [])).toBe(0);
});

test("compares a price with its kind, then with its section, and rentals only with rentals", () => {
  const names = (listing: Parameters<typeof priceKinds>[0], part?: string) =>
    priceKinds(listing, part).map(({ name }) => name);
  expect(names({ category: "products", details: { subcategory: "electronics/laptops" } }, "Laptops")).toEqual(
    ["Laptops", "Products"],
  );
  expect(names({ category: "services", details: {} })).toEqual(["Services"]);
  expect(names({ category: "realestate", details: { listingType: "rent", propertyType: "condo" } })).toEqual([
    "Condo for rent",
    "Real Estate for rent",
  ]);
});
