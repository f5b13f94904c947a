import { asMonthly, priceKind, markMonthlyPrices } from "./pin-prices.rules";

const pin = (id: string, count: number, lowest: number) => ({
  ...{ id, name: id, latitude: 0, longitude: 0, x: 0, y: 0 },
  ...{ count, lowest },
});
const whole = { isPartial: false, isCut: false };

test.each([
  [{ listingType: "rent" }, "monthly"],
  [{ listingType: "sale", category: "realestate" }, "once"],
  [{ category: "products" }, "once"],
  [{ category: "realestate" }, "mixed"],
  [{ search: "oak" }, "mixed"],
] as const)("reads %j as %s", (address, expected) => {
  expect(priceKind(address)).toBe(expected);
});

describe("the price of a pin", () => {
  const pins = [pin("rented", 2, 900), pin("sold", 3, 400_000), pin("both", 3, 950)];
  const rents = [pin("rented", 2, 900), pin("both", 1, 950)];
  const shown = (partial: boolean) =>
    markMonthlyPrices(pins, { pins: rents, ...whole, isPartial: partial }).map(({ id, lowest, monthly }) => [
      id,
      lowest,
      monthly,
    ]);

  test("shows a rent if all is for rent, and nothing if only some is", () => {
    expect(shown(false)).toEqual([
      ["rented", 900, true],
      ["sold", 400_000, undefined],
      ["both", undefined, undefined],
    ]);
  });

  test("shows nothing if it is unknown whether some is for rent", () => {
    expect(shown(true)[1]).toEqual(["sold", undefined, undefined]);
  });

  test("shows a rent in a list of rentals", () => {
    expect(asMonthly(pins).every(({ monthly }) => monthly)).toBe(true);
  });
});
