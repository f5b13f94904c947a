import type { SynonymKind, SynonymSource } from "./synonyms.rules";

export const kindNames: Record<SynonymKind, string> = {
  same: "Same meaning",
  narrower: "More specific",
  related: "Related",
  job: "Jobs: same work",
  job_condition: "Jobs: hours and requirements",
};

export const sourceNames: Record<SynonymSource, string> = {
  ours: "Built in",
  admin: "Admin",
  feedback: "Searches",
};
