import { formatNumber } from "./numbers";

/** US dollars with 2 decimals (spec section 9). */
export function formatPrice(amount: number): string {
  const cents = toCents(Math.abs(amount));
  const sign = amount < 0 && cents > 0 ? "-" : "";
  return `${sign}$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

/** US dollars where nobody asks for cents. */
export function formatDollars(amount: number): string {
  return formatPrice(Math.round(amount)).slice(0, -".00".length);
}

/** Cents in the database → dollars in a DTO. */
export function fromCents(cents: number | bigint): number {
  return Number(cents) / 100;
}

/** False if the dollars have a fraction of a cent. */
export function hasWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** Dollars in a form or filter → whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
