import { calculateMortgage, parseAmount, parseRate } from "./mortgage.rules";

describe("calculateMortgage", () => {
  test("computes the known payment of a 30-year loan", () => {
    const { loan, monthly, totalInterest } = calculateMortgage({
      price: 500_000,
      downPayment: 100_000,
      ratePercent: 6,
      years: 30,
    });
    expect(loan).toBe(400_000);
    expect(monthly).toBeCloseTo(2398.2, 2);
    expect(totalInterest).toBeCloseTo(463_352.76, 1);
  });

  test("divides the loan by the months if there is no interest", () => {
    expect(calculateMortgage({ price: 120_000, downPayment: 0, ratePercent: 0, years: 10 })).toEqual({
      loan: 120_000,
      monthly: 1000,
      totalInterest: 0,
    });
  });

  test("returns no loan if the down payment covers the price", () => {
    const paid = calculateMortgage({ price: 200_000, downPayment: 250_000, ratePercent: 6, years: 15 });
    expect([paid.loan, paid.monthly]).toEqual([0, 0]);
  });
});

describe("parseAmount", () => {
  test.each([
    ["$450,000", 450_000],
    ["0", 0],
    ["", null],
    ["-5", null],
    ["90.000", null],
    ["90,00", null],
    ["5%", null],
    ["abc", null],
    ["6,5", null],
    ["1e3", null],
    ["2000000", null],
  ])("reads %j as %j", (text, amount) => {
    expect(parseAmount(text, 1_000_000)).toBe(amount);
  });
});

test.each([
  [" 6.5 % ", 6.5],
  ["6.125", 6.125],
  ["6,5", null],
  ["$6", null],
  ["26", null],
  ["-1", null],
])("reads %j as the rate %j", (text, rate) => {
  expect(parseRate(text)).toBe(rate);
});
