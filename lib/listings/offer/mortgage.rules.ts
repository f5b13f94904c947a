import { parseMoney, parsePercent } from "@/lib/shared/typed-number";

export const mortgageDefaults = { downPercent: 20, ratePercent: 6.5, years: 30 } as const;
export const mortgageYears = [10, 15, 20, 25, 30] as const;
export const maxMortgageRate = 25;

export type MortgageTerms = { price: number; downPayment: number; ratePercent: number; years: number };
export type Mortgage = { loan: number; monthly: number; totalInterest: number };

export function calculateMortgage({ price, downPayment, ratePercent, years }: MortgageTerms): Mortgage {
  const loan = Math.max(0, price - Math.max(0, downPayment));
  const months = years * 12;
  const rate = ratePercent / 100 / 12;
  const monthly = rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
  return { loan, monthly, totalInterest: monthly * months - loan };
}

/** '450,000' or '$450000' → 450000; null unless it's a number from 0 to `max`. */
export function parseAmount(text: string, max: number): number | null {
  return withinRange(parseMoney(text), max);
}

/** '6.125%' → 6.125 */
export function parseRate(text: string): number | null {
  return withinRange(parsePercent(text, { threeDecimals: true }), maxMortgageRate);
}

function withinRange(value: number | null, max: number): number | null {
  return value !== null && value >= 0 && value <= max ? value : null;
}
