import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { FactName } from "@/lib/listings/fact-names.rules";
import type { ListingDto } from "@/lib/listings/contract";
import type { Category } from "@/lib/listings/rules";
import type { Distance } from "@/lib/places/rules";
import type { Page } from "@/lib/shared/page";
import type { EntityKind } from "./analysis/tokens.rules";

/** Match quality, best first: exact title, vendor or brand, every word, or only a mention of every word. */
export type MatchTier = "title" | "vendor" | "words" | "mention";

/**
 * `about` marks `total` as an estimate; `isWeak` means that not even the first result is about the subject of the
 * query.
 */
export type SearchResultsPage = Page<ListingDto> & {
  about: boolean;
  isWeak?: boolean;
  /** Not even the first result has every word in its title, brand, vendor, or place. */
  isDescriptionOnly?: boolean;
  /** Tier of the first result; unset on later pages and in sorts other than relevance. */
  tier?: MatchTier;
  /** Number of results before the first one that only mentions the words. */
  mentionsFrom?: number;
};

/** `span` is its place in `remainder.text`; `filter` means the same, if any filter does. */
export type ParsedEntity = {
  kind: EntityKind;
  label: string;
  without: string;
  span?: readonly [start: number, end: number];
  filter?: ListingAddress;
};

export type UnmatchedWords = { none: string[]; some: string[] };

/**
 * Place without matches, as a chip label and within a sentence ('in Miami'), and the rest of the text. `isByDistance`
 * means that the results from other places are sorted by distance.
 */
export type NearbySearch = { place: string; where: string; thing: string; isByDistance: boolean };

export type Understanding = {
  corrected: string | null;
  entities: ParsedEntity[];
  /** Set if there are entities: the text outside them, the text of the entities, and the text of both. */
  remainder?: { words: string; understood: string; text?: string };
  missing: string[];
};

/**
 * Results without a full match: they match most parts of the text, only mention its words (`isVerbatim`: all as typed),
 * or match another text that covers all of it, a part, or something similar.
 */
export type PartialMatch =
  | { by: "parts"; unmatched: UnmatchedWords }
  | { by: "mention"; isVerbatim: boolean }
  | { by: "rewording"; text: string; covers: "all" | "part" | "similar" };

export type Outcome = Understanding &
  (
    | { match: "exact" | "corrected" | "none" }
    | { match: "partial"; partial: PartialMatch }
    | { match: "nearby"; nearby: NearbySearch }
  );

/** `close` results have some of the words and every entity; they follow a short list of matches. */
export type SearchPage = SearchResultsPage & Outcome & { close?: ListingDto[] };

/** Matches in a category, regardless of the chosen one; `capped` means 'more than', `about` an estimate. */
export type CategoryFacet = { category: Category; count: number; capped: boolean; about: boolean };

export type DroppedFilter =
  | "within"
  | "near"
  | "listingType"
  | "propertyType"
  | "price"
  | "area"
  | "lot"
  | "years"
  | "state"
  | "vendor"
  | "category"
  | Exclude<FactName, "minArea" | "maxArea" | "minAcres" | "maxAcres" | "minYear" | "maxYear">;

/**
 * Part to drop from a query without matches, and the number of matches without it: one filter, a `word` or entity, all
 * `filters`, or the text (`search`).
 */
export type Relaxation = {
  drop: DroppedFilter | "word" | "filters" | "search";
  word: string | null;
  search?: string;
  /** Larger radius around the place, which may come from the text; undefined means any distance. */
  within?: Distance;
  place?: string;
  total: number;
  capped: boolean;
  about: boolean;
};
