import { countText, countsOf, groupsOf } from "./options.rules";

test("marks a capped count with a plus, and shows no count for a zero in a sample", () => {
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
] as const)("counts prices of homes for %s by the filters that apply to them", (listingType, names) => {
  const groups = groupsOf({ category: "realestate", listingType });
  const counted = groups.filter(({ replaces }) => replaces.some((name) => /Price$/.test(name)));
  expect(counted.map(({ name }) => name)).toEqual(names);
});

test("counts a price at an edge in both ranges, as the filters do", () => {
  const price = groupsOf({ category: "realestate" }).find(({ name }) => name === "price")!;
  const factCounts = new Map([
    ["xpc_500000.00", 2],
    ["xpc_12000000.00", 1],
  ]);
  expect(countsOf(price, factCounts, undefined)).toEqual([
    ["0-500000", 2],
    ["500000-1000000", 2],
    ["1000000-3000000", 0],
    ["3000000-5000000", 0],
    ["5000000-10000000", 0],
    ["10000000-", 1],
  ]);
});
