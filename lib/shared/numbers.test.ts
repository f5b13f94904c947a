import { formatNumber } from "./numbers";

test.each([
  0, 1, 12, 999, 1000, 1234, 12_345, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1000, -123_456, 0.5, 2.25,
  1234.5678, -1234.5, 1e15,
])("formats %p like Intl", (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat("en-US").format(value));
});

test("writes a whole number of any size in full", () => {
  expect(formatNumber(12_345_678_901_234_567_890n)).toBe("12,345,678,901,234,567,890");
});
