import { priceLinePath, priceSteps } from "./price-history.rules";

const history = [
  { price: 450, changedAt: "2025-10-01T00:00:00.000Z" },
  { price: 500, changedAt: "2025-08-01T00:00:00.000Z" },
  { price: 400, changedAt: "2025-11-01T00:00:00.000Z" },
];

describe("priceSteps", () => {
  test("lists the newest first, with the change from the previous price", () => {
    expect(priceSteps(history).map(({ price, change }) => [price, change])).toEqual([
      [400, -11],
      [450, -10],
      [500, null],
    ]);
  });

  test("has no change from a price of zero", () => {
    const free = [{ price: 0, changedAt: "2025-01-01T00:00:00.000Z" }, ...history];
    expect(priceSteps(free).at(-2)?.change).toBeNull();
  });
});

describe("priceLinePath", () => {
  test("draws a step for each price from the highest at the top to the lowest at the bottom", () => {
    expect(priceLinePath(history, { width: 300, height: 100 })).toBe("M0 0H100V50H200V100H300");
  });

  test("draws nothing for one price and a flat line for equal ones", () => {
    expect(priceLinePath(history.slice(0, 1), { width: 300, height: 100 })).toBe("");
    const same = history.slice(0, 2).map((point) => ({ ...point, price: 7 }));
    expect(priceLinePath(same, { width: 200, height: 100 })).toBe("M0 50H100V50H200");
  });
});
