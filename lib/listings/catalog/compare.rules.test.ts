import { compareQuery, compareRows, readComparedIds } from "./compare.rules";

const id = (digit: number) => `018f3f60-0000-7000-8000-00000000000${digit}`;

describe("readComparedIds", () => {
  test("reads each id once, at most four, and skips invalid ids", () => {
    const text = [id(1), "nonsense", id(2).toUpperCase(), id(1), id(3), id(4), id(5)].join(",");
    expect(readComparedIds(text)).toEqual([id(1), id(2), id(3), id(4)]);
  });

  test.each([undefined, null, "", "'; drop table", ",,"])("finds no ids in %j", (value) => {
    expect(readComparedIds(value)).toEqual([]);
  });

  test("reads ids back from its own query", () => {
    const ids = [id(1), id(2)];
    expect(readComparedIds(new URLSearchParams(compareQuery(ids)).get("compare"))).toEqual(ids);
    expect(compareQuery([])).toBe("");
  });
});

describe("compareRows", () => {
  test("has a row for each fact of any home, with a gap where a home has no value", () => {
    const rows = compareRows([
      { category: "realestate", price: 300_000, details: { beds: 3, areaSqFt: 1500 } },
      { category: "realestate", price: 200_000, details: { beds: 2, parking: "Street" } },
    ]);
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ["Bedrooms", "3", "2"],
      ["Living area", "1,500 sq ft", null],
      ["Price per area", "$200.00 per sq ft", null],
      ["Parking", null, "Street"],
    ]);
  });
});
