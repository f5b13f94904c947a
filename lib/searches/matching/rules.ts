import type { ListingQuery } from "@/lib/listings/contract";

/** What a saved search is of. */
export const searchTargets = ["listings", "jobs"] as const;
export type SearchTarget = (typeof searchTargets)[number];

/** The filters of GET /api/listings without order, page, and whose listings are asked for. */
export type SavedFilter = Omit<ListingQuery, "status" | "sort" | "ids" | "limit" | "cursor">;
/** The parameters of an address of the job board. */
export type JobParameters = Record<string, string>;

/** What a search asks for. */
export type SearchRequest =
  | { target: "listings"; filter: SavedFilter }
  | { target: "jobs"; filter: JobParameters };

export const maxSearchNameLength = 120;

/** Days after which a match is forgotten. */
export const keepMatchDays = 60;

/** Days after which a search is compiled again: synonyms, and what listings are called, change. */
export const compiledDays = 7;
