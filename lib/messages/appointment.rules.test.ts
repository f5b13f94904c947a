import { appointment, formatReaderTime, zoneName } from "./appointment.rules";

test.each([
  ["2026-12-01T19:30:00.000Z", "America/New_York", "Tuesday, December 1 at 2:30 PM EST"],
  ["2026-12-02T15:00:00.000Z", "America/New_York", "Wednesday, December 2 at 10:00 AM EST"],
  ["2026-07-01T03:05:00.000Z", "America/New_York", "Tuesday, June 30 at 11:05 PM EDT"],
  ["2028-02-29T18:00:00.000Z", "America/Denver", "Tuesday, February 29 at 11:00 AM MST"],
])("formats %s in %s as %s", (moment, timeZone, words) => {
  expect(appointment(moment, timeZone)).toBe(words);
});

test.each([
  ["America/Chicago", "Central Time"],
  ["America/Los_Angeles", "Pacific Time"],
  ["America/New_York", "Eastern Time"],
])("names the time zone %s %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

test.each([
  ["America/Chicago", "America/Los_Angeles", "2026-12-05T18:00:00Z", "10:00 AM PST your time"],
  [
    "America/Chicago",
    "Pacific/Auckland",
    "2026-12-05T18:00:00Z",
    "Sunday, December 6 at 7:00 AM GMT+13 your time",
  ],
  ["America/Chicago", "America/Mexico_City", "2026-12-05T18:00:00Z", null],
  ["America/Phoenix", "America/Denver", "2026-12-05T18:00:00Z", null],
  ["America/Phoenix", "America/Denver", "2026-07-05T18:00:00Z", "12:00 PM MDT your time"],
  ["America/Chicago", "America/Chicago", "2026-12-05T18:00:00Z", null],
])("converts a time in %s to %s at %s: %p", (place, reader, moment, words) => {
  expect(formatReaderTime(moment, { place, reader })).toBe(words);
});
