import type { ListingDto } from "@/lib/listings/contract";
import { figuresOf, isWorse, measure, type Verdict } from "./measures";
import { belowFloors, figuresTable } from "./report";

const listing = (title: string) => ({ title }) as ListingDto;
const [oak, elm, oakTable] = ["oak", "elm", "oak table"].map(listing) as [ListingDto, ListingDto, ListingDto];
const offered = [oak, elm, oakTable];
const found = (items: ListingDto[], more = {}) => ({
  items,
  exact: items.length,
  partial: null,
  corrected: null,
  ...more,
});
const judged = {
  right: ({ title }: ListingDto) => title.includes("oak"),
  isOnly: false,
  isUnchanged: false,
};
const none = { ...judged, right: null };

describe("measure", () => {
  test("measures precision over as many first results as there are right listings", () => {
    expect(measure(judged, found([oak, elm, oakTable]), offered)).toMatchObject({
      precision: 0.5,
      isFirstRight: true,
      isEmpty: false,
      right: 2,
    });
  });

  test("discounts right listings by their rank", () => {
    const { ndcg } = measure(judged, found([elm, oak, oakTable]), offered);
    expect(ndcg).toBeCloseTo((1 / Math.log2(3) + 1 / 2) / (1 + 1 / Math.log2(3)));
    expect(measure(judged, found([oakTable, oak, elm]), offered).ndcg).toBe(1);
  });

  test("reports an empty answer when a listing is right", () => {
    expect(measure(judged, found([]), offered)).toMatchObject({ precision: 0, ndcg: 0, isEmpty: true });
  });

  test("calls a correction wrong if the first result is wrong", () => {
    expect(measure(judged, found([elm], { corrected: "elm" }), offered).wrongCorrection).toBe("elm");
    expect(measure(judged, found([oak], { corrected: "oak" }), offered).wrongCorrection).toBeNull();
  });

  test("penalizes extra results of a query for nothing else", () => {
    const only = { ...judged, isOnly: true };
    expect(measure(only, found([oak, oakTable, elm]), offered).precision).toBeCloseTo(2 / 3);
    expect(measure(only, found([oak, oakTable, elm], { exact: 2 }), offered).precision).toBe(1);
  });

  test("penalizes full matches when no listing is right", () => {
    expect(measure(none, found([]), offered).precision).toBe(1);
    expect(measure(none, found([elm], { partial: "most" }), offered).precision).toBe(1);
    expect(measure(none, found([elm]), offered)).toMatchObject({ precision: 0, ndcg: 0 });
  });

  test("penalizes a correction of an existing word", () => {
    const word = { ...none, isUnchanged: true };
    expect(measure(word, found([elm]), offered)).toMatchObject({ precision: 1, wrongCorrection: null });
    expect(measure(word, found([], { corrected: "elm" }), offered).wrongCorrection).toBe("elm");
  });

  test("calls an answer a loss only beyond 0.05", () => {
    expect([isWorse(0.9, 0.94), isWorse(0.9, 0.96)]).toEqual([false, true]);
  });
});

const verdict = (changes: Partial<Verdict>): Verdict => ({
  set: "trees",
  kind: "thing",
  query: "oak",
  ndcg: 1,
  precision: 1,
  isFirstRight: true,
  isEmpty: false,
  wrongCorrection: null,
  isLoss: false,
  right: 2,
  ...changes,
});

test("computes figures as means over queries", () => {
  const poor = verdict({ ndcg: 0.5, precision: 0, isFirstRight: false, isEmpty: true, isLoss: true });
  expect(figuresOf([verdict({}), poor])).toEqual({
    queries: 2,
    ndcg: 0.75,
    precision: 0.5,
    first: 0.5,
    empty: 0.5,
    losses: 0.5,
    corrections: 0,
  });
});

test("prints rows for a set, its short queries, and each of its kinds", () => {
  const table = figuresTable([verdict({}), verdict({ kind: "place", query: "oak tree in ohio", ndcg: 0 })]);
  expect(table.split("\n").slice(2)).toEqual([
    "| trees | all | 2 | 0.500 | 1.000 | 1.000 | 0.000 | 0.000 | 0 |",
    "| trees | one or two words | 1 | 1.000 | 1.000 | 1.000 | 0.000 | 0.000 | 0 |",
    "| trees | thing | 1 | 1.000 | 1.000 | 1.000 | 0.000 | 0.000 | 0 |",
    "| trees | place | 1 | 0.000 | 1.000 | 1.000 | 0.000 | 0.000 | 0 |",
  ]);
});

describe("belowFloors", () => {
  const floors = new Map([["trees", { ndcg: 0.9, precision: 0.9, first: 0.9, empty: 0.1, losses: 0.1 }]]);

  test("passes a set at its floors and one without floors", () => {
    expect(belowFloors([verdict({})], floors)).toEqual([]);
    expect(belowFloors([verdict({ set: "other", ndcg: 0 })], floors)).toEqual([]);
  });

  test.each([
    { ndcg: 0.8 },
    { precision: 0.8 },
    { isFirstRight: false },
    { isEmpty: true },
    { isLoss: true },
  ])("names the figure that fell with %j", (changes) =>
    expect(belowFloors([verdict(changes)], floors)).toHaveLength(1),
  );

  test("names every wrong correction, however good the figures are", () => {
    const found = belowFloors([verdict({ wrongCorrection: "elm" })], floors);
    expect(found).toEqual(["trees: oak corrected to elm"]);
  });
});
