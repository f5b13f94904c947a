/**
 * US format with at most three decimals: '1,234.5'. Avoids `Intl`, whose first use in a browser takes tens of
 * milliseconds (docs/decisions/0043-data-and-size-of-public-pages.md).
 */
export function formatNumber(value: number | bigint): string {
  const rounded = typeof value === "bigint" ? value : Math.round(value * 1000) / 1000;
  return String(rounded).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
}
