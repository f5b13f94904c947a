import { isFrequent, sampledPages } from "./name-search.rules";

const rowsOfPage = 25;
const sampled = sampledPages * rowsOfPage;
const sampleOf = (all: number, share: number) => ({
  found: Math.round(sampled * share),
  sampled,
  pages: all / rowsOfPage,
});

test.each([
  ["nobody", 1_000_000, 0, false],
  ["a part of every address", 100_000, 1, true],
  ["a part of every address in a small table", sampled, 1, false],
  ["a surname of 3,000 in 200,000", 200_000, 0.015, false],
  ["a surname of 15,000 in a million", 1_000_000, 0.015, false],
  ["one in ten of a million", 1_000_000, 0.1, true],
  ["one in ten of 200,000", 200_000, 0.1, true],
])("decides for %s whether it is frequent", (_, all, share, expected) => {
  expect(isFrequent(sampleOf(all, share))).toBe(expected);
});

test("finds no frequent text in an empty table", () => {
  expect(isFrequent({ found: 0, sampled: 0, pages: 0 })).toBe(false);
});
