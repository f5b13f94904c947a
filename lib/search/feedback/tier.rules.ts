import type { Outcome } from "../contract";

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

/** The tier of a page of results by its outcome; none for an empty page. */
export function tierOfReading({ match }: Pick<Outcome, "match">): SearchTier | undefined {
  switch (match) {
    case "none":
      return undefined;
    case "exact":
      return 1;
    case "corrected":
      return 2;
    case "partial":
    case "nearby":
      return 3;
  }
}
