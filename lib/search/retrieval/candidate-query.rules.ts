import { hasFacts } from "@/lib/listings/catalog/fact-lexemes.rules";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Category } from "@/lib/listings/rules";
import type { Term, Terms } from "../query/terms.rules";
import { cannotMatch, type Literal } from "../query/typed.rules";

/**
 * With `choices`, any of these sets of terms must match, all of them subsets of `terms`. A single set also defines the
 * ranking, unless `isRankedByAll`; `sections` limits the matches.
 */
export type CandidateQuery = {
  terms: readonly Term[];
  filter: ListingQuery;
  choices?: readonly (readonly Term[])[];
  isRankedByAll?: boolean;
  sections?: readonly Category[];
  literal?: Literal;
};

/** `none` if nothing can match, `all` if no word narrows the filters. */
export function toCandidateQuery({ request, terms, filter }: ParsedRequest): CandidateQuery | "none" | "all" {
  if (!filter || (terms && cannotMatch(terms.literal, terms.missing))) return "none";
  if (!terms) return hasFacts(request) ? { terms: [], filter } : "all";
  const { missing, literal, entities, onlyStopWords } = terms;
  if (terms.terms.length === 0 && (literal.words.length === 0 || onlyStopWords)) {
    // 'Under $1,000' leaves no words, only conditions.
    const isAny = onlyStopWords || entities.some(({ kind }) => /^(price|order|area|lot)$/.test(kind));
    if (missing.length > 0) return "none";
    return hasFacts(request) ? { terms: [], filter } : isAny ? "all" : "none";
  }
  return { terms: missing.length > 0 ? [] : terms.terms, literal, filter };
}

type ParsedRequest = { request: ListingQuery; terms: Terms | null; filter: ListingQuery | null };
