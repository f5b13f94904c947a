const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US dollars with 2 decimals (spec section 9). */
export function formatPrice(amount: number): string {
  return dollars.format(amount);
}

/** Cents in the database → dollars in a DTO. */
export function fromCents(cents: number | bigint): number {
  return Number(cents) / 100;
}

/** Dollars in a form or filter → whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
