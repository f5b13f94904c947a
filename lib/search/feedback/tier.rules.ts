/** The ways in which a search finds results, the strictest first. */
export const searchTiers = [
  "Exact title or vendor",
  "Every word",
  "Corrected or synonym",
  "Some words",
] as const;

export type SearchTier = 0 | 1 | 2 | 3;

/** A search as it is counted. */
export type SearchOutcome = {
  text: string;
  total: number;
  /** Of the best result; null where nobody knows. */
  tier: SearchTier | null;
};

type Reading = { total: number; isPartial?: boolean; corrected?: string | null };

/** The tier of a page of results by how its text was read; none for an empty page. */
export function tierOfReading({ total, isPartial, corrected }: Reading): SearchTier | undefined {
  if (total === 0) return undefined;
  if (isPartial) return 3;
  return corrected ? 2 : 1;
}
