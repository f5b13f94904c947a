import { compareKeys, walkLength } from "./sorted.rules";

test("walks for frequent words and fetches rare ones", () => {
  const walk = (documents: number[], expected: number) =>
    walkLength({ documents, expected, total: 1_000_000, take: 25 });
  expect(walk([700_000], 700_000)).toBe(500);
  expect(walk([50_000], 50_000)).toBe(2000);
  expect(walk([10_000], 10_000)).toBe(20_000);
  expect(walk([3000], 3000)).toBeNull();
  expect(walk([500], 500)).toBeNull();
  expect(walk([50_000, 20_000], 1000)).toBeNull();
});

test("orders as the database does", () => {
  const a = "01980000-0000-7000-8000-000000000001";
  const b = "01980000-0000-7000-8000-000000000002";
  expect(compareKeys("price_asc", [100, a], [100, b])).toBeLessThan(0);
  expect(compareKeys("price_desc", [100, a], [100, b])).toBeGreaterThan(0);
  expect(compareKeys("price_desc", [200, a], [100, b])).toBeLessThan(0);
  expect(
    compareKeys("newest", ["2026-02-01T00:00:00.000Z", a], ["2026-01-01T00:00:00.000Z", b]),
  ).toBeLessThan(0);
  expect(compareKeys("rating", [4.5, 3, a], [4.5, 9, a])).toBeGreaterThan(0);
  expect(compareKeys("oldest", ["x", a], ["x", a])).toBe(0);
});
