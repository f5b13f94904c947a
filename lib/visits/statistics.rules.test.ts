import {
  relativeChange,
  formatDuration,
  formatShare,
  isStatisticsDay,
  nameOfValue,
  comparisonPeriod,
  readPeriod,
} from "./statistics.rules";

const today = "2026-11-23";
const usual = { from: "2026-10-25", to: today };

test.each([
  [
    { from: "2026-03-01", to: "2026-03-07" },
    { from: "2026-03-01", to: "2026-03-07" },
  ],
  [{}, usual],
  [{ from: "2026-03-01" }, usual],
  [{ from: "2026-03-07", to: "2026-03-01" }, usual],
  [{ from: "2026-02-30", to: "2026-03-01" }, usual],
  [{ from: "1026-01-01", to: "2026-03-01" }, usual],
  [{ from: "2024-01-01", to: "2026-03-01" }, usual],
])("reads the period %j of an address", (params, period) => {
  expect(readPeriod(params, today)).toEqual(period);
});

test("compares with the same number of days before, across the end of a month", () => {
  expect(comparisonPeriod({ from: "2026-03-01", to: "2026-03-07" }, "previous")).toEqual({
    from: "2026-02-22",
    to: "2026-02-28",
  });
});

test("compares with the same weekdays a year earlier", () => {
  const { from } = comparisonPeriod({ from: today, to: today }, "year");
  expect(from).toBe("2025-11-24");
  expect(new Date(from).getUTCDay()).toBe(new Date(today).getUTCDay());
});

test.each(["2026-13-01", "2026-02-29", "2026-1-1", "today", ""])("rejects %j as a day", (text) => {
  expect(isStatisticsDay(text)).toBe(false);
});

test.each([
  [0, "0s"],
  [59.6, "1m 00s"],
  [125, "2m 05s"],
  [3725, "1h 02m"],
])("writes %d seconds as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, "0%"],
  [0.004, "0.4%"],
  [0.126, "13%"],
  [1, "100%"],
])("writes the share %d as %s", (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test("returns no change from zero or from an unknown value", () => {
  expect([relativeChange(5, 0), relativeChange(null, 5), relativeChange(6, 4)]).toEqual([null, null, 0.5]);
});

test("names values that have no table", () => {
  expect([
    nameOfValue("referrer", ""),
    nameOfValue("page", "/listings/:id"),
    nameOfValue("page", "/search"),
    nameOfValue("device", "mobile"),
    nameOfValue("listing", "x"),
  ]).toEqual(["Direct", "All listing pages", "/search", "Mobile", "Removed"]);
});
