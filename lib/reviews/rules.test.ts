/** @jest-environment node */
import { reviewerName, summarizeRatings } from "./rules";

describe("reviewerName", () => {
  test.each([
    ["Dana", "Whitfield", "Dana W."],
    [" Dana ", " whitfield ", "Dana W."],
    ["Zoë", "Øster", "Zoë Ø."],
    ["Dana", "𝒲hit", "Dana 𝒲."],
    ["Dana", "", "Dana"],
    ["", "", "Former member"],
  ])("shows %j %j as %s", (first, last, shown) => {
    expect(reviewerName(first, last)).toBe(shown);
  });
});

describe("summarizeRatings", () => {
  test("fills the stars nobody gave and rounds the average to one decimal", () => {
    expect(
      summarizeRatings([
        { rating: 5, count: 2 },
        { rating: 2, count: 1 },
        { rating: 4, count: 3 },
      ]),
    ).toEqual({ count: 6, average: 4, stars: { 5: 2, 4: 3, 3: 0, 2: 1, 1: 0 } });
    expect(
      summarizeRatings([
        { rating: 5, count: 2 },
        { rating: 4, count: 1 },
      ]).average,
    ).toBe(4.7);
  });

  test("says 0 where there is no review", () => {
    expect(summarizeRatings([])).toEqual({ count: 0, average: 0, stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } });
  });
});
