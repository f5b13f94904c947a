import { formatPriceFor, pricePeriod } from "./price-period.rules";

test.each([
  [{ listingType: "rent" }, "$1,000.00 / month"],
  [{ listingType: "sale" }, "$1,000.00"],
  [{ pricing: "hourly" }, "$1,000.00 / hour"],
  [{ pricing: "from" }, "$1,000.00"],
  [{}, "$1,000.00"],
] as const)("a price of %j names its period", (terms, expected) => {
  expect(formatPriceFor(1000, pricePeriod(terms))).toBe(expected);
});
