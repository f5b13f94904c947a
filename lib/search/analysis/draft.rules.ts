import type { Category } from "@/lib/listings/rules";
import type { Token, EntityKind } from "./tokens.rules";

/** Search text with its section; `answered` lists the entity kinds that an explicit filter already covers. */
export type TextRequest = {
  text: string;
  category?: Category;
  literal?: boolean;
  /** Second pass after an empty result: corrects known words too if that forms a phrase with a neighbor. */
  inContext?: boolean;
  answered: readonly EntityKind[];
};

export type Draft = { request: TextRequest; tokens: Token[]; isCorrected: boolean };
