/** Suggestions are requested from this many characters on, at most this many of each kind (spec sections 5 and 9). */
export const minSuggestionLength = 2;
export const maxSuggestions = 7;

/** Rounds an estimate to two digits: 12,345 → 12,000. */
export function roundEstimate(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
