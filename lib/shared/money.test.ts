import { formatDollars, formatPrice, fromCents, toCents } from "./money";

test.each([
  [1_250_000, "$1,250,000.00"],
  [0, "$0.00"],
  [19.5, "$19.50"],
  [0.005, "$0.01"],
])("formats %d as US dollars with two decimals: %s", (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test.each([0, 0.01, 0.99, 1, 9.5, 999.99, 1000, 1234.56, 999_999.99, 12_345_678.9, -0.004, -0.01, -1234.5])(
  "formats %d like Intl, with and without cents",
  (amount) => {
    const style = { style: "currency", currency: "USD" } as const;
    expect(formatPrice(amount)).toBe(
      new Intl.NumberFormat("en-US", style).format(amount).replace("-$0.00", "$0.00"),
    );
    const whole = new Intl.NumberFormat("en-US", { ...style, maximumFractionDigits: 0 }).format(
      Math.round(amount),
    );
    expect(formatDollars(amount)).toBe(whole.replace("-$0", "$0"));
  },
);

test("converts dollars to whole cents and back", () => {
  expect([toCents(19.99), toCents(0.1 + 0.2), fromCents(1999), fromCents(5n)]).toEqual([
    1999, 30, 19.99, 0.05,
  ]);
});
