export const synonymsTag = "synonyms";

export const maxSynonyms = 30;
export const maxSynonymLength = 60;

/**
 * `narrower` finds kinds of the thing, `related` what people with these words are looking for. The last two are for job
 * searches: work, and hours or requirements.
 */
export const synonymKinds = ["same", "narrower", "related", "job", "job_condition"] as const;
export type SynonymKind = (typeof synonymKinds)[number];

export const synonymSources = ["ours", "admin", "feedback"] as const;
export type SynonymSource = (typeof synonymSources)[number];

export const minWeight = 0.5;
export const maxWeight = 0.8;
export const defaultWeights: Record<SynonymKind, number> = {
  same: 0.8,
  narrower: 0.7,
  related: 0.6,
  job: 0.8,
  job_condition: 0.8,
};

export const maxCounted = 1000;

export function isJobKind(kind: SynonymKind | undefined): boolean {
  return kind === "job" || kind === "job_condition";
}

export function kindOf({ finds, kind }: { finds: readonly string[]; kind?: SynonymKind }): SynonymKind {
  return finds.length === 0 && !isJobKind(kind) ? "same" : (kind ?? "related");
}

export function parseWords(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim().toLowerCase().replace(/\s+/g, " "));
  return [...new Set(words.filter(Boolean))];
}
