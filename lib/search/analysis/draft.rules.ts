import type { Category } from "@/lib/listings/rules";
import type { Token, EntityKind } from "./tokens.rules";

/** A text with what surrounds it: the section, and entities that a filter of the address answers already. */
export type TextRequest = {
  text: string;
  category?: Category;
  literal?: boolean;
  /** Set after an empty search: known words are corrected too if that makes a phrase with the neighbor. */
  inContext?: boolean;
  answered: readonly EntityKind[];
};

/** A text on its way to its terms. */
export type Draft = { request: TextRequest; tokens: Token[]; isCorrected: boolean };
