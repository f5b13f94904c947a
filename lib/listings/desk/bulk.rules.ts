/** What may be done to many listings at once. */
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

/** As many as one request may name. */
export const maxBulk = 100;

export type PriceChange = { kind: "set" | "percent"; value: number };

/** The price in cents after a change: a new price in dollars, or so many percent more or less. */
export function applyPriceChange(cents: number, { kind, value }: PriceChange): number {
  return kind === "set" ? Math.round(value * 100) : Math.round(cents * (1 + value / 100));
}
