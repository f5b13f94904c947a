import { jobFeedHref, listingFeedHref } from "./address.rules";
import { jobFeedQuerySchema, listingFeedQuerySchema } from "./schema";

const queryOf = (href: string) => Object.fromEntries(new URL(href, "https://market.example").searchParams);

test.each([
  [{}, { category: "realestate" as const }, "/feeds/listings.xml?category=realestate"],
  [{ q: "oak desk", sort: "price_asc", cursor: "x" }, {}, "/feeds/listings.xml?search=oak+desk"],
  [
    { price: "500000-1000000", listingType: "sale" },
    {},
    "/feeds/listings.xml?listingType=sale&minPrice=500000&maxPrice=1000000",
  ],
  [{ place: "austin-tx" }, {}, "/feeds/listings.xml?place=austin-tx&within=25"],
  [{ place: "austin-tx", within: "any" }, {}, "/feeds/listings.xml?place=austin-tx"],
  [
    { brand: "Oak & Iron" },
    { category: "products" as const, subcategory: "home/furniture" },
    "/feeds/listings.xml?brand=Oak+%26+Iron&category=products&subcategory=home%2Ffurniture",
  ],
])("builds the feed address of a results page from its filters: %j", (params, part, href) => {
  expect(listingFeedHref(params, part)).toBe(href);
  expect(listingFeedQuerySchema.safeParse(queryOf(href)).error).toBeUndefined();
});

test("builds the feed address of a part of the job board from its category", () => {
  const part = { path: "healthcare/nursing", name: "Nursing", category: "Healthcare", parent: "healthcare" };
  const href = jobFeedHref({ state: "tx", sort: "salary" }, part as never);
  expect(queryOf(href)).toEqual({ state: "TX", category: "Healthcare", subcategory: "healthcare/nursing" });
  expect(jobFeedQuerySchema.safeParse(queryOf(href)).error).toBeUndefined();
});
