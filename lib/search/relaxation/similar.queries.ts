import "server-only";
import { subcategoryLexeme } from "@/lib/listings/catalog/fact-lexemes.rules";
import type { ListingDto } from "@/lib/listings/contract";
import { byDistance, pageSize } from "@/lib/listings/rules";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { readDocuments } from "../index/words.queries";
import type { Term, Terms } from "../query/terms.rules";
import { readMatches, type Input } from "../ranking/page.queries";
import { matchingOf } from "../retrieval/matching.queries";
import type { CandidateQuery } from "../retrieval/candidate-query.rules";
import {
  closeAfter,
  closeMatchQuery,
  minResults,
  sortClose,
  maxWithClose,
  sharedSubcategory,
} from "./close.rules";

type FewResults = Input & { terms: Terms };

/** In order: listings with some of the words, then others that do the same work. Empty if there are enough results. */
export async function readSimilar(few: FewResults, shown: readonly ListingDto[]): Promise<ListingDto[]> {
  const { terms, filter } = few;
  const { limit = pageSize } = filter;
  if (shown.length >= Math.min(minResults, limit) || filter.cursor || filter.sort === byDistance) return [];
  const { terms: ranked, choices, sections } = closeMatchQuery(terms.terms, shown);
  const some = choices.length > 0 ? await readBest(few, { terms: ranked, choices, sections }) : [];
  const close = closeAfter(shown, some, limit);
  const work = shown.length + close.length < maxWithClose ? await readSharedWork(shown) : null;
  if (!work) return sortClose(close, filter.sort);
  const facts = terms.terms.filter(({ isFact }) => isFact);
  const others = await readBest(few, { terms: [...terms.terms, work], choices: [[...facts, work]] });
  return sortClose([...close, ...closeAfter([...shown, ...close], others, limit)], filter.sort);
}

async function readBest(
  { stock, filter }: FewResults,
  query: Omit<CandidateQuery, "filter">,
): Promise<ListingDto[]> {
  const best = { ...filter, sort: undefined, limit: maxWithClose };
  const matching = await matchingOf({ ...query, filter: best, isRankedByAll: true });
  return (await readMatches(matching, { stock, filter: best })).items;
}

async function readSharedWork(shown: readonly ListingDto[]): Promise<Term | null> {
  const path = sharedSubcategory(shown);
  if (!path) return null;
  const lexeme = subcategoryLexeme(path);
  const documents = (await readDocuments([lexeme])).get(lexeme);
  return documents ? { word: "", operands: [quoteLexeme(lexeme)], documents, isFact: true } : null;
}
