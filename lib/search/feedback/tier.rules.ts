import type { FoundPage, Outcome } from "../contract";

/** The ways in which a search finds results, the strictest first. */
export const searchTiers = [
  "Exact title or vendor",
  "Every word or a synonym",
  "Corrected spelling",
  "Some words",
] as const;

export type SearchTier = 0 | 1 | 2 | 3;

/** A search as it is counted. */
export type SearchOutcome = {
  text: string;
  total: number;
  /** Tier of the best result; null if unknown. */
  tier: SearchTier | null;
};

type Best = Pick<Outcome, "match"> & Pick<FoundPage, "tier">;

/** The tier of the first result; none for an empty page. */
export function searchTierOf({ match, tier }: Best): SearchTier | undefined {
  switch (match) {
    case "none":
      return undefined;
    case "exact":
      return tier === "title" || tier === "vendor" ? 0 : 1;
    case "corrected":
      return 2;
    case "partial":
    case "nearby":
      return 3;
  }
}
