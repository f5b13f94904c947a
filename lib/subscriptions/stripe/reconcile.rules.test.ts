import { monthAfter } from "./reconcile.rules";

test.each([
  ["2026-11-29T13:50:00.250Z", "2026-12-29T13:50:00.250Z"],
  ["2027-01-31T23:59:59.000Z", "2027-02-28T23:59:59.000Z"],
  ["2028-01-31T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
  ["2028-02-29T06:00:00.000Z", "2028-03-29T06:00:00.000Z"],
  ["2026-12-31T12:00:00.000Z", "2027-01-31T12:00:00.000Z"],
])("ends the month that began at %s at %s", (start, end) => {
  expect(monthAfter(new Date(start)).toISOString()).toBe(end);
});
