import type { SynonymKind, SynonymSource } from "./synonyms.rules";

export const kindNames: Record<SynonymKind, string> = {
  same: "Same meaning",
  narrower: "More specific",
  related: "Related",
};

export const sourceNames: Record<SynonymSource, string> = {
  ours: "Built in",
  admin: "Admin",
  feedback: "Searches",
};
