import { findValueError } from "./catalog.rules";

test.each([
  ["listing_boost", 7, null],
  ["ad_days", 365, null],
  ["listing_boost", 0, "Enter a whole number of days from 1 to 365."],
  ["ad_days", 366, "Enter a whole number of days from 1 to 365."],
  ["ad_days", 1.5, "Enter a whole number of days from 1 to 365."],
  ["voucher", 0.29, null],
  ["voucher", 1000, null],
  ["voucher", 1000.01, "Enter an amount from $0.01 to $1,000.00."],
  ["voucher", 4.999, "Enter an amount from $0.01 to $1,000.00."],
  ["voucher", Number.NaN, "Enter an amount from $0.01 to $1,000.00."],
] as const)("validates a %s of %d: %s", (kind, value, fault) => {
  expect(findValueError(kind, value)).toBe(fault);
});
