import { reviewerName, summarizeRatings } from "./rules";

describe("reviewerName", () => {
  test.each([
    ["Dana", "Whitfield", "Dana W."],
    [" Dana ", " whitfield ", "Dana W."],
    ["Zoë", "Øster", "Zoë Ø."],
    ["Dana", "𝒲hit", "Dana 𝒲."],
    ["Dana", "", "Dana"],
    ["", "", "Former member"],
  ])("shortens %j %j to %s", (first, last, shown) => {
    expect(reviewerName(first, last)).toBe(shown);
  });
});

describe("summarizeRatings", () => {
  test("fills missing stars and rounds the average to one decimal", () => {
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

  test("returns 0 without reviews", () => {
    expect(summarizeRatings([])).toEqual({ count: 0, average: 0, stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } });
  });
});
