/** How a search found what it shows, the strictest first, as people read it. */
export const searchTiers = [
  "Exact title or vendor",
  "Every word",
  "Corrected or synonym",
  "Some words",
] as const;

export type SearchTier = 0 | 1 | 2 | 3;

export type SearchOutcome = {
  text: string | undefined;
  total: number;
  /** Of the best result; null where nobody knows. */
  tier: SearchTier | null;
};

/** The tier that a page of results reports with the search: none without a text or a result. */
export function reportedTier({ text, total, tier }: SearchOutcome): SearchTier | undefined {
  return text && total > 0 && tier !== null ? tier : undefined;
}

/** The tier of a page by how its text was read. */
export function tierOfReading(reading: { isPartial?: boolean; corrected?: string | null }): SearchTier {
  if (reading.isPartial) return 3;
  return reading.corrected ? 2 : 1;
}
