import { appointment } from "./appointment.rules";

test.each([
  ["2026-12-01T19:30:00.000Z", "America/New_York", "Tuesday, December 1 at 2:30 PM EST"],
  ["2026-12-02T15:00:00.000Z", "America/New_York", "Wednesday, December 2 at 10:00 AM EST"],
  ["2026-07-01T03:05:00.000Z", "America/New_York", "Tuesday, June 30 at 11:05 PM EDT"],
  ["2028-02-29T18:00:00.000Z", "America/Denver", "Tuesday, February 29 at 11:00 AM MST"],
])("writes %s in %s as %s", (moment, timeZone, words) => {
  expect(appointment(moment, timeZone)).toBe(words);
});
