import { amountAt, priceLabel } from "./amounts.rules";
import { claim, type Reading } from "./tokens.rules";

/** An amount beside a home that nobody says is one: a round one from so much on. */
const leastBare = 300;

/** Claims an amount beside a home as the most that it may cost: 'apartment 1500', 'house 300k', but no ZIP code. */
export function claimBarePrice(reading: Reading): void {
  for (const [index, { word }] of reading.tokens.entries()) {
    const amount = amountAt(reading, index);
    if (!amount || amount.value < leastBare) continue;
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
