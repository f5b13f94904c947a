import type { ListingQuery } from "@/lib/listings/contract";

/** Targets of saved searches. */
export const searchTargets = ["listings", "jobs"] as const;
export type SearchTarget = (typeof searchTargets)[number];

/** Filters of GET /api/listings without sort, page, and owner. */
export type SavedFilter = Omit<ListingQuery, "status" | "sort" | "ids" | "limit" | "cursor">;
/** The parameters of an address of the job board. */
export type JobParameters = Record<string, string>;

/** The filter of a saved search. */
export type SearchRequest =
  | { target: "listings"; filter: SavedFilter }
  | { target: "jobs"; filter: JobParameters };

export const maxSearchNameLength = 120;

/** Days after which a match is forgotten. */
export const matchRetentionDays = 60;

/** Days after which a search is compiled again, since synonyms and subjects change. */
export const recompileAfterDays = 7;
