import { emptyTrendsText, isEmptyTrends, parseTrendDays, trendText } from "./trends.rules";

test.each([
  [125, 100, "+25% vs previous 30 days"],
  [50, 100, "−50% vs previous 30 days"],
  [7, 7, "Same as previous 30 days"],
  [7, 0, "None in the previous 30 days"],
  [0, 0, "None in the previous 30 days either"],
])("describes %i after %i as %j", (total, before, text) => {
  expect(trendText({ total, before }, 30)).toBe(text);
});

test("accepts only the offered periods", () => {
  expect(["7", "90", "", "12", "constructor"].map(parseTrendDays)).toEqual([7, 90, 30, 30, 30]);
});

test("shows empty trends only if nothing happened in both periods", () => {
  const none = { total: 0, before: 0 };
  expect(isEmptyTrends([none, none])).toBe(true);
  expect(isEmptyTrends([none, { total: 1, before: 0 }])).toBe(false);
  expect(isEmptyTrends([{ total: 0, before: 1 }, none])).toBe(false);
});

test("explains in the text of empty trends whether there was ever a visit", () => {
  expect(emptyTrendsText([{ counted: false }, { counted: true }], 30)).toMatch(/^No visits yet\./);
  expect(emptyTrendsText([{ counted: true }], 30)).toBe(
    "No views, favorites, contacts or inquiries in the last 60 days.",
  );
});
