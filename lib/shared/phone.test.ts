import { formatVendorPhone, parsePhone, parseUsPhone } from "./phone";

describe("formatVendorPhone", () => {
  test.each([
    ["", ""],
    ["5", "5"],
    ["555", "555"],
    ["5551", "555-1"],
    ["555123", "555-123"],
    ["5551234", "555-123-4"],
    ["(555) 123-4567", "555-123-4567"],
    ["555-123-45678", "555-123-4567"],
    ["abc", ""],
    ["555a", "555"],
    ["+1 (512) 555-0143", "512-555-0143"],
    ["1-512-555-0143", "512-555-0143"],
    ["1.512.555.0143", "512-555-0143"],
    ["151-255-50143", "512-555-0143"],
  ])("writes %j as %j: digits only, 3-3-4, at most 10", (typed, written) => {
    expect(formatVendorPhone(typed)).toBe(written);
  });

  test.each([
    "512-555-0143 ext. 22",
    "1-512-555-014 x2",
    "555-0143 ext 220",
    "512-555-CARS1",
    "1-800-FLOWERS",
    "512-555-0143 (home)",
    "+44 20 7946 0958",
    "+1 (512",
    "5550100124999",
    "25125550143",
    "1512555014.0",
    "٥512-555-0143",
    "512-555-0143٢",
  ])("58: leaves %j as it is, because it would become another number", (typed) => {
    expect(formatVendorPhone(typed)).toBe(typed);
  });
});

test.each(["512-555-0143", "1-512-555-0143", "15125550143", "+1 (512) 555-0143"])(
  "writes %j as 512-555-0143 when typed character by character",
  (text) => {
    const typed = [...text].reduce((shown, sign) => formatVendorPhone(shown + sign), "");
    expect(typed).toBe("512-555-0143");
  },
);

test.each([
  ["+1 (512) 555-0143", "512-555-0143"],
  ["1-512-555-0143", "512-555-0143"],
  ["5125550143", "512-555-0143"],
  ["512-555-0143 ext. 22", null],
  ["512-555-CARS", null],
  ["call 512-555-0143", null],
  ["512-555-0143 please", null],
  ["555-123-45678", null],
  ["555-0143", null],
  ["001 512 555 0143", null],
  ["512-555-0143#22", null],
  ["512-555-0143/44", null],
  ["15-12-555-0143", null],
  ["512 555 0143 1", null],
  ["\u202a+1 512-555-0143\u202c", "512-555-0143"],
  ["5", null],
  ["abc", null],
  ["1512555014", null],
  ["1512555014.0", null],
  ["5125550143.0", null],
  ["512-555-0143٢", null],
  ["５12-555-0143", null],
  ["+44 20 7946 0958", null],
  ["٥١٢٥٥٥٠١٤٣", null],
  ["", null],
])("reads %j as the US phone %j", (text, phone) => {
  expect(parseUsPhone(text)).toBe(phone);
});

test.each([
  ["+1 (512) 555-0143", "512-555-0143"],
  [" +44 20  7946 0958 ", "+44 20 7946 0958"],
  ["+49 (30) 123/45678", "+49 (30) 123/45678"],
  ["+1 512 555", null],
  ["+44 20", null],
  ["+44 20 7946 0958 ext. 2", null],
  ["20 7946 0958 12", null],
  ["abc", null],
])("reads %j as the phone %j", (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});
