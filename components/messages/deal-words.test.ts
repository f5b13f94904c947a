import { beforePeriod, parseAmount } from "./deal-words";
import { inputDay, parseViewingTime, validateViewingTime, viewingTimes } from "./viewing-times";

test.each([
  ["1,250", 1250],
  ["$80.5", 80.5],
  [" 12.34 ", 12.34],
  ["0", null],
  ["12.345", null],
  ["-5", null],
  ["1e3", null],
  ["12,99", null],
  ["1.299,00", null],
  ["1.299", null],
  ["0x10", null],
  ["", null],
])("reads %j as an amount of %p dollars", (text, dollars) => {
  expect(parseAmount(text)).toBe(dollars);
});

test("offers half hours of a day in the home’s time zone", () => {
  expect(viewingTimes.at(0)).toEqual({ value: "07:00", label: "7:00 AM" });
  expect(viewingTimes.at(-1)).toEqual({ value: "21:00", label: "9:00 PM" });
  expect(viewingTimes.map(({ label }) => label)).toContain("12:30 PM");
  expect(inputDay(Date.parse("2026-11-29T02:00:00Z"), "America/Chicago")).toBe("2026-11-28");
  expect(parseViewingTime("2026-11-28", "12:00", "America/Chicago")).toBe("2026-11-28T18:00:00.000Z");
  expect(parseViewingTime("2026-07-28", "12:00", "America/Chicago")).toBe("2026-07-28T17:00:00.000Z");
  expect([parseViewingTime("", "12:00", "UTC"), parseViewingTime("2026-11-28", "", "UTC")]).toEqual([
    null,
    null,
  ]);
});

test("accepts a time for a viewing in the future, but not too far ahead", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const problems = [null, "2026-11-20T12:00:00Z", "2026-11-20T12:30:00Z", "2027-06-01T12:00:00Z"];
  expect(problems.map((time) => validateViewingTime(time, now))).toEqual([
    "Choose a date and time",
    "Choose a time in the future",
    undefined,
    "Choose a time within 180 days",
  ]);
});

test("adds no second period after a name that ends with one", () => {
  expect(["Nadia D.", "Oak and Iron"].map((name) => `Reserved for ${beforePeriod(name)}.`)).toEqual([
    "Reserved for Nadia D.",
    "Reserved for Oak and Iron.",
  ]);
});
