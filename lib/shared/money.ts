import { formatNumber } from "./numbers";

export function formatPrice(amount: number): string {
  const cents = toCents(Math.abs(amount));
  const sign = amount < 0 && cents > 0 ? "-" : "";
  return `${sign}$${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, "0")}`;
}

export function formatDollars(amount: number): string {
  return formatPrice(Math.round(amount)).slice(0, -".00".length);
}

export function fromCents(cents: number | bigint): number {
  return Number(cents) / 100;
}

export function hasWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

export function toCents(amount: number): number {
  return Math.round(amount * 100);
}
