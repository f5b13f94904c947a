import { moneyPattern } from "./money-pattern";
import { parseMoney, parseNumber, parsePercent } from "./typed-number";

describe("parseNumber", () => {
  test.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["1,250.50", 1250.5],
    ["1,234,567", 1_234_567],
    [" 2.5 ", 2.5],
    ["0.125", 0.125],
    ["1250.125", 1250.125],
    [".5", 0.5],
    ["12.", 12],
    ["−10", -10],
    ["+5", 5],
    ["007", 7],
  ])("reads %j as %p", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each([
    "12,99",
    "2,5",
    "22,50",
    "1.299,00",
    "1,2345",
    "12,34,567",
    "1,299,0",
    ",500",
    "1.000",
    "1.299",
    "1.299.000",
    "0,299",
    "00,500",
    "01,299",
    "1 299",
    "1\u00a0299",
    "1\u202f299",
    "1'299",
    "0x10",
    "1e3",
    "0b1",
    "Infinity",
    "NaN",
    "--5",
    ".",
    "$",
    "$5",
    "5$",
    "5%",
    "12 pcs",
    "1_299",
    "½",
    "1,29,9",
    "１２",
    "-",
    "12.50 or less",
    "١٢",
  ])("58: refuses %j", (text) => {
    expect(parseNumber(text)).toBe(Number.NaN);
  });

  test.each(["", " ", "\t"])("reads %j as nothing", (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  test.each([
    ["12,99", 12.99],
    ["1.299,00", 1299],
    ["1.299", 1299],
    ["2,5", 2.5],
    ["1250", 1250],
    ["12,", 12],
    [",5", 0.5],
    ["1.299.000,50", 1_299_000.5],
  ])("reads %j with a decimal comma as %p", (text, value) => {
    expect(parseNumber(text, { mark: "," })).toBe(value);
  });

  test.each(["12.99", "1,299", "1,299.00", "1.29", "0.299", "1 299,00", "1’299,00"])(
    "refuses %j with a decimal comma",
    (text) => {
      expect(parseNumber(text, { mark: "," })).toBe(Number.NaN);
    },
  );

  test("reads a rate with three decimals if allowed", () => {
    expect(parseNumber("6.125", { threeDecimals: true })).toBe(6.125);
  });
});

describe("parseMoney", () => {
  test("accepts cents but no third decimal and no percentage", () => {
    expect(["12.9", "12.99", "1,299.00"].map((text) => parseMoney(text))).toEqual([12.9, 12.99, 1299]);
    expect(["12%", "12 %"].map((text) => parseMoney(text))).toEqual([NaN, NaN]);
    expect(["12.999", "0.005", "1250.125"].map((text) => parseMoney(text))).toEqual([NaN, NaN, NaN]);
  });

  test.each([
    ["$1,250.50", 1250.5],
    ["$ 1,250.50", 1250.5],
    ["12 $", 12],
    ["-$5", -5],
    ["$12$", NaN],
    ["€12", NaN],
    ["12 USD", NaN],
  ])("reads %j as %p dollars", (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });

  test("reads a dollar sign next to a decimal comma", () => {
    expect(["$12,99", "12,99 $"].map((text) => parseMoney(text, ","))).toEqual([12.99, 12.99]);
  });
});

test.each([
  ["-10%", -10],
  ["−10 %", -10],
  ["6.125", NaN],
  ["6.5", 6.5],
  ["$5", NaN],
  ["2,5", NaN],
])("reads %j as %p percent", (text, value) => {
  expect(parsePercent(text)).toBe(value);
});

test("reads three decimals of a rate", () => {
  expect(parsePercent("6.125%", { threeDecimals: true })).toBe(6.125);
});

describe("moneyPattern", () => {
  const whole = new RegExp(`^(?:${moneyPattern})$`, "v");

  test.each(["12", "1,299", "$1,299.50", " 12. ", ".5", "450000"])("accepts %j", (text) => {
    expect(whole.test(text)).toBe(true);
    expect(parseMoney(text)).not.toBeNaN();
  });

  test.each(["12,99", "1.299", "1.299,00", "1 299", "1’299", "1,29,9", "-5", "1e3", "abc"])(
    "refuses %j",
    (text) => {
      expect(whole.test(text)).toBe(false);
    },
  );
});
