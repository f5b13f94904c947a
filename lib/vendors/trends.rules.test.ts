/** @jest-environment node */
import { parseTrendDays, trendText } from "./trends.rules";

test.each([
  [125, 100, "+25% against the 30 days before"],
  [50, 100, "−50% against the 30 days before"],
  [7, 7, "The same as in the 30 days before"],
  [7, 0, "None in the 30 days before"],
  [0, 0, "None in the 30 days before either"],
])("%i after %i is told as %j", (total, before, text) => {
  expect(trendText({ total, before }, 30)).toBe(text);
});

test("take only lengths that are offered", () => {
  expect(["7", "90", "", "12", "constructor"].map(parseTrendDays)).toEqual([7, 90, 30, 30, 30]);
});
