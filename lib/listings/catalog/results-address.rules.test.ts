import { readQuery } from "@/lib/shared/query-params";
import { isCanonicalList } from "./results-address.rules";

test.each([
  ["", true],
  ["map=1&utm_source=mail&sort=newest", true],
  ["q=camera", false],
  ["sort=price_asc", false],
  ["maxPrice=500", false],
  ["category=services", false],
  ["subcategory=electronics/laptops", false],
  ["beds=2", false],
  ["cursor=abc", false],
])("reports whether the list for ?%s is complete: %s", (query, isWhole) => {
  expect(isCanonicalList(readQuery(new URLSearchParams(query)))).toBe(isWhole);
});
