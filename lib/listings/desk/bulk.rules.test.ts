import { applyPriceChange } from "./bulk.rules";
import { bulkBodySchema } from "./bulk.schema";

const id = "01890000-0000-7000-8000-00000000abcd";

describe("applyPriceChange", () => {
  test.each([
    [10_000, { kind: "set", value: 99.99 }, 9999],
    [10_000, { kind: "percent", value: -15 }, 8500],
    [9999, { kind: "percent", value: 10 }, 10_999],
  ] as const)("changes %d cents by %j to %d", (cents, change, expected) => {
    expect(applyPriceChange(cents, change)).toBe(expected);
  });
});

describe("a bulk change of listings", () => {
  test.each([
    ["no listing", { action: "pause", ids: [] }],
    ["101 listings", { action: "pause", ids: Array.from({ length: 101 }, () => id) }],
    ["a price change without a price", { action: "price", ids: [id] }],
    ["a price of zero", { action: "price", ids: [id], price: { kind: "set", value: 0 } }],
    ["95 percent less", { action: "price", ids: [id], price: { kind: "percent", value: -95 } }],
    ["an unknown action", { action: "approve", ids: [id] }],
  ])("refuses a change with %s", (_name, body) => {
    expect(bulkBodySchema.safeParse(body).success).toBe(false);
  });
});
