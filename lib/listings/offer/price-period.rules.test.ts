import { formatPriceFor, pricePeriod } from "./price-period.rules";

test.each([
  [{ listingType: "rent" }, "$1,000.00 / month"],
  [{ listingType: "sale" }, "$1,000.00"],
  [{ pricing: "hourly" }, "$1,000.00 / hour"],
  [{ pricing: "from" }, "$1,000.00"],
  [{}, "$1,000.00"],
] as const)("names the period of a price of %j", (terms, expected) => {
  expect(formatPriceFor(1000, pricePeriod(terms))).toBe(expected);
});
