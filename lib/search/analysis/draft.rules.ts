import type { Category } from "@/lib/listings/rules";
import type { Token, EntityKind } from "./tokens.rules";

/** A text with what surrounds it: the section, and entities that a filter of the address answers already. */
export type TextRequest = {
  text: string;
  category?: Category;
  literal?: boolean;
  /** Nothing was found: a word that means something is mended too where it makes a phrase with the one beside it. */
  inContext?: boolean;
  answered: readonly EntityKind[];
};

/** A text on its way to its terms. */
export type Draft = { request: TextRequest; tokens: Token[]; isCorrected: boolean };
