import { loosen } from "./relaxing.rules";

const steps = (query: Parameters<typeof loosen>[0], words: string[] = []) =>
  loosen(query, words).map(({ drop, word, query: { ...left } }) => [word ?? drop, left]);

test("loosen drops each filter by itself, then each word, then all filters, then the text", () => {
  const query = {
    search: "oak sofa",
    state: "TX",
    minPrice: 5,
    maxPrice: 9,
    cursor: "c",
    limit: 3,
    sort: "rating",
  } as const;
  expect(steps(query, ["oak", "sofa"])).toEqual([
    ["price", { search: "oak sofa", state: "TX" }],
    ["state", { search: "oak sofa", minPrice: 5, maxPrice: 9 }],
    ["oak", { search: "sofa", state: "TX", minPrice: 5, maxPrice: 9 }],
    ["sofa", { search: "oak", state: "TX", minPrice: 5, maxPrice: 9 }],
    ["filters", { search: "oak sofa" }],
    ["search", { state: "TX", minPrice: 5, maxPrice: 9 }],
  ]);
});

test("loosen has nothing to offer for a single word or nothing", () => {
  expect(steps({ search: "oak" }, ["oak"])).toEqual([]);
  expect(steps({})).toEqual([]);
});
