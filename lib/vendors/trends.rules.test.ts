/** @jest-environment node */
import { parseTrendDays, trendText } from "./trends.rules";

test.each([
  [125, 100, "+25% vs previous 30 days"],
  [50, 100, "−50% vs previous 30 days"],
  [7, 7, "Same as previous 30 days"],
  [7, 0, "None in the previous 30 days"],
  [0, 0, "None in the previous 30 days either"],
])("%i after %i is told as %j", (total, before, text) => {
  expect(trendText({ total, before }, 30)).toBe(text);
});

test("take only lengths that are offered", () => {
  expect(["7", "90", "", "12", "constructor"].map(parseTrendDays)).toEqual([7, 90, 30, 30, 30]);
});
