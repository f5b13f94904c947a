import { toTrendPoints } from "./trend-lines";

const days = ["Nov 29", "Nov 30", "Dec 1"];
const series = [
  { name: "Before", values: [4, 5, 6], quiet: true },
  { name: "Visits", values: [7, 8, 1] },
];

test("draws the segment to the current day apart from complete days", () => {
  expect(toTrendPoints({ days, series, partial: true })).toEqual([
    { day: "Nov 29", at: 0, "series-0": 4, "series-1": 7, "part-1": null },
    { day: "Nov 30", at: 1, "series-0": 5, "series-1": 8, "part-1": 8 },
    { day: "Dec 1", at: 2, "series-0": 6, "series-1": null, "part-1": 1 },
  ]);
});

test("draws one line if all days are complete, or if today is the only day", () => {
  expect(toTrendPoints({ days, series }).at(-1)).toEqual({
    day: "Dec 1",
    at: 2,
    "series-0": 6,
    "series-1": 1,
  });
  const only = [{ name: "Visits", values: [3] }];
  expect(toTrendPoints({ days: ["Dec 1"], series: only, partial: true })).toEqual([
    { day: "Dec 1", at: 0, "series-0": 3 },
  ]);
});
