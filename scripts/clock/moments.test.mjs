import { nextLeapDay, yearAhead } from "./moments.mjs";

test.each([
  ["2026-11-29T12:00:00Z", "2028-02-29T06:00:00.000Z"],
  ["2028-02-29T05:00:00Z", "2028-02-29T06:00:00.000Z"],
  ["2028-02-29T07:00:00Z", "2032-02-29T06:00:00.000Z"],
  ["2096-03-01T00:00:00Z", "2104-02-29T06:00:00.000Z"],
])("finds the leap day that follows %s", (now, day) => {
  expect(nextLeapDay(new Date(now)).toISOString()).toBe(day);
});

test("goes 365 days ahead", () => {
  expect(yearAhead(new Date("2026-11-29T12:00:00Z")).toISOString()).toBe("2027-11-29T12:00:00.000Z");
});
