/** See spec sections 5 and 9. */
export const minSuggestionLength = 2;
export const maxSuggestions = 7;

/** A longer text has more than one part too many, and each part dropped costs as much as a search. */
export const maxDroppedParts = 8;

export function roundEstimate(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
