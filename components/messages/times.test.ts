import { clockTime, dayName, shortTime } from "./times";

const chicago = "America/Chicago";
const clock = { now: Date.parse("2026-11-22T03:30:00Z"), timeZone: chicago };

// It is still Saturday evening in Chicago.
test.each([
  ["2026-11-22T02:00:00Z", "Today", "8:00 PM"],
  ["2026-11-21T05:00:00Z", "Yesterday", "Yesterday"],
  ["2026-11-18T12:00:00Z", "Wednesday", "Wednesday"],
  ["2026-11-03T12:00:00Z", "November 3", "Nov 3"],
  ["2025-11-03T12:00:00Z", "November 3, 2025", "11/3/25"],
])("names the day of %s in the local time zone: %s, in a row %s", (iso, name, row) => {
  expect(dayName(iso, clock)).toBe(name);
  expect(shortTime(iso, clock)).toBe(row);
});

test("shows the time of day in the local time zone", () => {
  expect(clockTime("2026-11-22T03:04:00Z", "UTC")).toBe("3:04 AM");
  expect(clockTime("2026-11-22T03:04:00Z", chicago)).toBe("9:04 PM");
});
