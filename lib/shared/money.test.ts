import { formatPrice, fromCents, toCents } from "./money";

test.each([
  [1_250_000, "$1,250,000.00"],
  [0, "$0.00"],
  [19.5, "$19.50"],
  [0.005, "$0.01"],
])("prices are US dollars with two decimals: %d is %s", (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test("dollars become whole cents and back", () => {
  expect([toCents(19.99), toCents(0.1 + 0.2), fromCents(1999), fromCents(5n)]).toEqual([
    1999, 30, 19.99, 0.05,
  ]);
});
