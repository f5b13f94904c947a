import type { ListingQuery } from "@/lib/listings/contract";

export const searchTargets = ["listings", "jobs"] as const;
export type SearchTarget = (typeof searchTargets)[number];

export type SavedFilter = Omit<ListingQuery, "status" | "sort" | "ids" | "limit" | "cursor">;
export type JobParameters = Record<string, string>;

export type SearchRequest =
  | { target: "listings"; filter: SavedFilter }
  | { target: "jobs"; filter: JobParameters };

export const maxSearchNameLength = 120;

export const matchRetentionDays = 60;

/** Days after which a search is compiled again, because synonyms and subjects change. */
export const recompileAfterDays = 7;
