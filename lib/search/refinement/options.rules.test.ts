import { countText, countsOf, groupsOf } from "./options.rules";

test("shows where a count stops, and none for what a cut sample lacks", () => {
  expect([countText(0, false), countText(12, false), countText(2000, true), countText(0, true)]).toEqual([
    "0",
    "12",
    "2,000+",
    "",
  ]);
});

test.each([
  ["rent", ["rentMin", "rentMax"]],
  ["sale", ["price"]],
  [undefined, ["price"]],
] as const)("prices of homes for %s are counted as they are chosen", (listingType, names) => {
  const groups = groupsOf({ category: "realestate", listingType });
  const counted = groups.filter(({ replaces }) => replaces.some((name) => /Price$/.test(name)));
  expect(counted.map(({ name }) => name)).toEqual(names);
});

test("a price at an edge is in both ranges, as filters take it", () => {
  const price = groupsOf({ category: "realestate" }).find(({ name }) => name === "price")!;
  const tally = new Map([
    ["xpc_500000.00", 2],
    ["xpc_12000000.00", 1],
  ]);
  expect(countsOf(price, tally, undefined)).toEqual([
    ["0-500000", 2],
    ["500000-1000000", 2],
    ["1000000-3000000", 0],
    ["3000000-5000000", 0],
    ["5000000-10000000", 0],
    ["10000000-", 1],
  ]);
});
