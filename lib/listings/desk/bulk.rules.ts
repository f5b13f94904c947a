export const bulkActions = [
  "pause",
  "resume",
  "renew",
  "submit",
  "feature",
  "unfeature",
  "delete",
  "price",
] as const;
export type BulkAction = (typeof bulkActions)[number];

export const maxBulk = 100;

export type PriceChange = { kind: "set" | "percent"; value: number };

/** In cents; `value` is a price in dollars or a percentage. */
export function applyPriceChange(cents: number, { kind, value }: PriceChange): number {
  return kind === "set" ? Math.round(value * 100) : Math.round(cents * (1 + value / 100));
}
