import { formatVendorPhone } from "./phone";

describe("formatVendorPhone", () => {
  test.each([
    ["", ""],
    ["5", "5"],
    ["555", "555"],
    ["5551", "555-1"],
    ["555123", "555-123"],
    ["5551234", "555-123-4"],
    ["(555) 123-4567", "555-123-4567"],
    ["555-123-45678 ext. 9", "555-123-4567"],
    ["abc", ""],
  ])("writes %j as %j: digits only, 3-3-4, at most 10", (typed, written) => {
    expect(formatVendorPhone(typed)).toBe(written);
  });
});
