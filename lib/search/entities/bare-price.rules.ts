import { amountAt, isUnit, priceLabel } from "./amounts.rules";
import { claim, type Reading } from "../analysis/tokens.rules";

/** An amount beside a home that nobody says is one: a round one from so much on. */
const leastBare = 300;
/** Before a number that is the year or the door of a home. */
const ofNumbers =
  /^(built|in|since|year|suite|ste|unit|apt|room|no|number|lot|floor|route|highway|hwy|circa)$/;
const years = new Set([1900, 1950]);

/** Claims an amount beside a home as the most that it may cost: 'apartment 1500', 'house 300k', but no ZIP code. */
export function claimBarePrice(reading: Reading): void {
  // What else is left of how large it is to be: 'from 1,000 to 1,500 sq ft'.
  if (reading.claimed.some((wish) => wish?.kind === "area")) return;
  for (const [index, { word }] of reading.tokens.entries()) {
    const amount = amountAt(reading, index);
    if (!amount || amount.value < leastBare) continue;
    // What is claimed as a fact is still the unit: '500 acres'.
    if (isUnit(reading.tokens[index + amount.length]?.word ?? "")) continue;
    if (!amount.isMoney && (ofNumbers.test(reading.tokens[index - 1]?.word ?? "") || years.has(amount.value)))
      continue;
    const isLarge = amount.value >= 10_000;
    if (/^\d+$/.test(word) && amount.value % (isLarge ? 1000 : 50) !== 0) continue;
    const wish = {
      kind: "price" as const,
      lexemes: [],
      max: amount.value,
      label: priceLabel(undefined, amount.value),
    };
    return claim(reading, index, index + amount.length, wish);
  }
}
