import type { FactName } from "@/lib/listings/fact-filter.rules";
import type { ListingDto } from "@/lib/listings/contract";
import type { Category } from "@/lib/listings/rules";
import type { Distance } from "@/lib/places/rules";
import type { Page } from "@/lib/shared/page";
import type { EntityKind } from "./analysis/tokens.rules";

/** The tier of a match: exact title, vendor or brand, every word, or a mention of every word. */
export type MatchTier = "title" | "vendor" | "words" | "mention";

/**
 * A page of matches. With `about` the total is an estimate; `isWeak` when not even the first of them is about what is looked
 * for.
 */
export type FoundPage = Page<ListingDto> & {
  about: boolean;
  isWeak?: boolean;
  /** Even the first of them has not every word in its title, brand, vendor, or place. */
  isDescriptionOnly?: boolean;
  /** The tier of the first of them; none in other orders than by relevance and on later pages. */
  tier?: MatchTier;
  /** The number before those that only mention the words. */
  mentionsFrom?: number;
};

/** An understood entity with its label, and the text without it. */
export type UnderstoodEntity = { kind: EntityKind; label: string; without: string };

/** Parts of a text: those that no listing shown matches, and those that only some match. */
export type Unmatched = { none: string[]; some: string[] };

/**
 * A place without matches, as its chip and as a part of a sentence ('in Miami'), and the rest of the text. Listings in other
 * places are shown, the nearest first where the place is a known city.
 */
export type Nearby = { place: string; where: string; thing: string; isByDistance: boolean };

/** The understanding of a text. */
export type Understanding = {
  /** The text that was searched instead of a misspelt one. */
  corrected: string | null;
  entities: UnderstoodEntity[];
  /** Beside entities: the words that are none, and the text without these. */
  remainder?: { words: string; understood: string };
  /** Words that stand in no listing. */
  missing: string[];
};

/**
 * Results without a full match: they match most parts of the text; they only mention its words, with `isVerbatim` all of them
 * as typed; or they match another text in its place, which covers all of it, a part of it, or only something similar.
 */
export type PartialMatch =
  | { by: "parts"; unmatched: Unmatched }
  | { by: "mention"; isVerbatim: boolean }
  | { by: "rewording"; text: string; covers: "all" | "part" | "similar" };

/**
 * The outcome of a search: listings match all of the text, all of it with corrected spelling, a part of it, or all but its
 * place; or there are none.
 */
export type Outcome = Understanding &
  (
    | { match: "exact" | "corrected" | "none" }
    | { match: "partial"; partial: PartialMatch }
    | { match: "nearby"; nearby: Nearby }
  );

/** `close` has some of the words and every entity, and follows where little is shown. */
export type SearchPage = FoundPage & Outcome & { close?: ListingDto[] };

/** Matches in one category, whatever category is chosen; `capped` reads 'more than', `about` is an estimate. */
export type CategoryFacet = { category: Category; count: number; capped: boolean; about: boolean };

/** A filter that may be left out by itself; `price`, `area` and `lot` have two ends. */
export type DroppedFilter =
  | "within"
  | "near"
  | "listingType"
  | "propertyType"
  | "price"
  | "area"
  | "lot"
  | "state"
  | "vendor"
  | "category"
  | Exclude<FactName, "minArea" | "maxArea" | "minAcres" | "maxAcres">;

/**
 * A part to leave out of a query that matches nothing, with the number of matches then: one filter, one `word` or entity, all
 * `filters`, or the text (`search`).
 */
export type Relaxation = {
  drop: DroppedFilter | "word" | "filters" | "search";
  word: string | null;
  /** The text that is left without the word, where more than that word went. */
  search?: string;
  /** A larger radius around the place; any distance without `within`. A place from the text is included. */
  within?: Distance;
  place?: string;
  total: number;
  capped: boolean;
  about: boolean;
};
