import { minutesOf } from "@/lib/shared/dates";
import { quietEnd, timeOf } from "./quiet.rules";

const denver = "America/Denver";
const night = { from: minutesOf("22:00"), until: minutesOf("07:00"), timeZone: denver };
const nap = { from: minutesOf("13:00"), until: minutesOf("14:30"), timeZone: denver };

// Denver is at UTC-7 in winter and UTC-6 in summer.
test.each([
  ["before the night", night, "2026-12-01T04:59:00Z", null],
  ["from its first minute", night, "2026-12-01T05:00:00Z", "2026-12-01T14:00:00.000Z"],
  ["after midnight", night, "2026-12-01T08:30:00Z", "2026-12-01T14:00:00.000Z"],
  ["in its last minute", night, "2026-12-01T13:59:59Z", "2026-12-01T14:00:00.000Z"],
  ["at its end", night, "2026-12-01T14:00:00Z", null],
  ["on the last day of a year", night, "2027-01-01T06:00:00Z", "2027-01-01T14:00:00.000Z"],
  ["in the night in which clocks go forward", night, "2026-03-08T06:00:00Z", "2026-03-08T13:00:00.000Z"],
  ["in the night in which clocks go back", night, "2026-11-01T05:00:00Z", "2026-11-01T14:00:00.000Z"],
  ["before noon", nap, "2026-12-01T19:59:00Z", null],
  ["in quiet hours of one day", nap, "2026-12-01T20:15:00Z", "2026-12-01T21:30:00.000Z"],
  ["after quiet hours of one day", nap, "2026-12-01T21:30:00Z", null],
] as const)("ends quiet hours at the right time %s", (_name, hours, now, end) => {
  expect(quietEnd(hours, new Date(now))?.toISOString() ?? null).toBe(end);
});

test("ends quiet hours whose end is a skipped time in the future", () => {
  const hours = { from: minutesOf("22:00"), until: minutesOf("02:30"), timeZone: denver };
  const now = new Date("2026-03-08T08:59:00Z");
  expect(quietEnd(hours, now)!.getTime()).toBeGreaterThan(now.getTime());
});

test.each(["00:00", "07:05", "23:59"])("times survive the way to minutes and back: %s", (time) => {
  expect(timeOf(minutesOf(time))).toBe(time);
});
