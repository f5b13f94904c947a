import type { SearchResultsPage, Outcome } from "../contract";

export const searchTiers = [
  "Exact title or vendor",
  "Every word or a synonym",
  "Corrected spelling",
  "Some words",
] as const;

export type SearchTier = 0 | 1 | 2 | 3;

export type SearchOutcome = {
  text: string;
  total: number;
  tier: SearchTier | null;
};

type TopResult = Pick<Outcome, "match"> & Pick<SearchResultsPage, "tier">;

export function searchTierOf({ match, tier }: TopResult): SearchTier | undefined {
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
