import "server-only";
import { joinAnd } from "../analysis/tsquery.rules";
import { normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { categories } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import type { TextRequest } from "../analysis/draft.rules";
import type { SearchResultsPage, PartialMatch, Understanding, UnmatchedWords } from "../contract";
import type { IndexState } from "../index/stock.queries";
import { blocksOf } from "../index/window.rules";
import { kindNamed } from "../lexicon/kinds.rules";
import { describeText, remainderOrWhole } from "../query/remainder.rules";
import { withAmounts } from "../query/request.rules";
import { readTermsEach } from "../query/terms.queries";
import {
  requireHeadInTitle,
  requireHeadSubject,
  withFallbacks,
  withAnyLot,
  withoutMinor,
  type Term,
  type Terms,
} from "../query/terms.rules";
import { readMatches } from "../ranking/page.queries";
import { firstSpan } from "../retrieval/counting.queries";
import { anyLexeme } from "../retrieval/matching.rules";
import { matchingsOf, satisfiesRest, type MatchPlan } from "../retrieval/matching.queries";
import type { CandidateQuery } from "../retrieval/candidate-query.rules";
import { hasMisplaced } from "../spelling/context.queries";
import { isNonsense } from "../spelling/nonsense.rules";
import { choicesOf, wordSubsets, wordTerms, type Choice } from "./choices.rules";
import { isLessonRequest, isNarrative, isRepairRequest } from "./second-reading.rules";
import { readSecondReadings, readPhrases } from "./second-reading.queries";
import { partialMatchOf } from "./partial-match.rules";
import { readUnmatched } from "./unmatched.queries";

type Match = Partial<Understanding> & ({ match: "corrected" } | { match: "partial"; partial: PartialMatch });

type RelaxedPage = SearchResultsPage & Match;

type Candidate = {
  query: CandidateQuery;
  isOfWork?: boolean;
  match: (page: SearchResultsPage) => Match | Promise<Match>;
};

export type UnmatchedRequest = {
  request: ListingQuery;
  text: TextRequest;
  terms: Terms;
  stock: IndexState;
  filter: ListingQuery;
  reading: Understanding;
  isMention: boolean;
  /** The words are only in descriptions, so titles with most of them are closer. */
  isPassing: boolean;
};

/**
 * One page of the closest matches: another spelling, another reading, or the fewest parts dropped. Null if nothing
 * matches.
 */
export async function relax(unmet: UnmatchedRequest): Promise<RelaxedPage | null> {
  return readFirstMatch(await readCandidates(unmet), unmet.stock);
}

export function relaxByParts({ terms, filter, stock }: UnmatchedRequest): Promise<RelaxedPage | null> {
  return readFirstMatch(partialCandidates(terms, filter), stock);
}

/** Stays in the place and drops a second bath or a garage, which many homes don't state. */
export function relaxMinor({ terms, filter, stock }: UnmatchedRequest): Promise<RelaxedPage | null> {
  const isPlaced = filter.place !== undefined || terms.entities.some(({ kind }) => kind === "place");
  const isWhole = isPlaced && !filter.literal && terms.missing.length === 0;
  const choices = isWhole ? withoutMinor(requireHeadSubject(terms.terms)) : [];
  return readFirstMatch(choices.length > 0 ? [partialCandidate(terms, filter, { choices })] : [], stock);
}

async function readFirstMatch(
  candidates: readonly Candidate[],
  stock: IndexState,
): Promise<RelaxedPage | null> {
  for (const run of groupByFilter(candidates)) {
    const matchings = await matchingsOf(run.map(({ query }) => query));
    const first = await findFirst(
      matchings,
      stock,
      run.map(({ isOfWork = false }) => isOfWork),
    );
    const candidate = run[first];
    if (!candidate) continue;
    const { filter } = candidate.query;
    const { items } = await readMatches(matchings[first]!, { stock, filter });
    if (items.length === 0) continue;
    const page = { items, next: null, total: items.length, capped: false, about: false };
    return { ...page, ...(await candidate.match(page)) };
  }
  return null;
}

function groupByFilter(candidates: readonly Candidate[]): Candidate[][] {
  const runs: Candidate[][] = [];
  let last = "";
  for (const candidate of candidates) {
    const { search: _search, ...filter } = candidate.query.filter;
    const key = JSON.stringify(filter);
    if (key === last) runs.at(-1)!.push(candidate);
    else runs.push([candidate]);
    last = key;
  }
  return runs;
}

/** Index of the first matching with any listing, or -1; one statement that reads no further. */
async function findFirst(
  matchings: readonly MatchPlan[],
  stock: IndexState,
  areOfWork: readonly boolean[],
): Promise<number> {
  const { listed } = matchings[0]!;
  const queries = matchings.map((matching) => {
    const span = firstSpan({ matching, stock });
    const blocks = listed || span.low <= stock.all.low ? "" : anyLexeme(blocksOf(span));
    return joinAnd([listed ? matching.words : matching.query, blocks]);
  });
  const secondary = matchings.map((matching) => (listed ? "" : matching.secondary));
  const isListed = listed
    ? sql`s.listing_id IN (SELECT l.id FROM listings l WHERE ${listed})`
    : satisfiesRest(matchings[0]!);
  const [found] = await rows<{ place: number }>(sql`
    SELECT candidate.place::int AS place
    FROM unnest(${queries}::text[], ${secondary}::text[], ${areOfWork}::boolean[])
      WITH ORDINALITY AS candidate (query, secondary, is_of_work, place)
    CROSS JOIN LATERAL (
      SELECT count(*) AS matches, bool_or(s.tsv @@ 'xcat_products'::tsquery) AS is_sold FROM listing_search s
      WHERE s.tsv @@ candidate.query::tsquery AND (candidate.secondary = '' OR s.tsv @@ candidate.secondary::tsquery)
        AND ${isListed}
    ) counted
    WHERE counted.matches > 0 AND NOT (candidate.is_of_work AND counted.is_sold) LIMIT 1`);
  return found ? found.place - 1 : -1;
}

const minLongWords = 9;

async function readCandidates(unmet: UnmatchedRequest): Promise<Candidate[]> {
  const { terms, filter, isMention, isPassing } = unmet;
  if (filter.literal) return partialCandidates(terms, filter);
  const { spelled, phrases, shorter } = await readReadings(unmet);
  const most =
    isMention && !isPassing ? [] : [...partialCandidates(terms, filter), ...anyLotCandidates(unmet)];
  const fewer = isMention ? [] : fewerWordsCandidates(unmet);
  // A title with all words of a long text but one is closer than one about the same thing.
  const [first, last] = terms.literal.words.length >= minLongWords ? [fewer, []] : [[], fewer];
  return [...spelled, ...phrases, ...first, ...most, ...shorter, ...last];
}

function byParts(unmatched: UnmatchedWords): Match {
  return { match: "partial", partial: { by: "parts", unmatched } };
}

function partialCandidates(terms: Terms, filter: ListingQuery, none: readonly string[] = []): Candidate[] {
  return choicesOf(terms).map((choices) => partialCandidate(terms, filter, { choices, none }));
}

function partialCandidate(
  terms: Terms,
  filter: ListingQuery,
  { choices, none = [] }: { choices: Choice; none?: readonly string[] },
): Candidate {
  const ranked = requireHeadSubject(withFallbacks(terms.terms));
  // Goods never fall back to homes: a search for a table must not find a home in Table Mesa.
  const isGoods = terms.terms.some((term) => term.isGoods);
  const sections = isGoods ? categories.filter((one) => one !== "realestate") : undefined;
  return {
    query: { terms: ranked, filter, choices, sections },
    match: async ({ items }) => {
      const unmatched = await readUnmatched(terms.terms, items);
      return byParts({ none: [...none, ...unmatched.none], some: unmatched.some });
    },
  };
}

function anyLotCandidates(unmet: UnmatchedRequest): Candidate[] {
  const { terms, request } = unmet;
  const none = terms.entities.flatMap(({ kind, label }) => (kind === "lot" ? [label] : []));
  if (none.length === 0) return [];
  const anyLot = withAnyLot(terms);
  const filter = normalizeFilter(withAmounts(request, anyLot));
  if (!filter) return [];
  const whole: Candidate = {
    query: { terms: anyLot.terms, filter, literal: anyLot.literal },
    match: () => byParts({ none, some: [] }),
  };
  return [whole, ...partialCandidates(anyLot, filter, none)];
}

function fewerWordsCandidates({ text, terms, filter }: UnmatchedRequest): Candidate[] {
  const choices = wordSubsets(terms.literal);
  if (choices.length === 0) return [];
  // Repair requests don't want another camera, and lesson requests don't want goods.
  const isWork = isRepairRequest(text.text) || isLessonRequest(text.text);
  const sections = isWork ? (["services"] as const) : undefined;
  const words = [...new Set(choices.flat())].map((term): Term => ({ ...term, boostOperands: term.operands }));
  return [
    {
      query: { terms: words, filter, choices, sections, isRankedByAll: true },
      match: async ({ items }) => byParts(await readUnmatched(wordTerms(terms.literal), items)),
    },
  ];
}

type Readings = Record<"spelled" | "phrases" | "shorter", Candidate[]>;

async function readReadings(unmet: UnmatchedRequest): Promise<Readings> {
  const { request, text, reading, isMention, isPassing } = unmet;
  const { search = "" } = request;
  const { words, understood } = remainderOrWhole(reading, search);
  const isMisplaced = !isMention && (await hasMisplaced(search));
  const hasNarrative = isNarrative(search);
  const phrases = hasNarrative ? await readPhrases(words) : [];
  const shorter = isMention && !isPassing ? [] : await readParts(unmet, { words, understood, hasNarrative });
  const texts: TextRequest[] = [
    ...(isMisplaced ? [{ ...text, inContext: true }] : []),
    ...[...phrases, ...shorter].map((part) => ({ ...text, text: `${part} ${understood}`.trim() })),
  ];
  if (texts.length === 0) return { spelled: [], phrases: [], shorter: [] };
  const read = await readTermsEach(texts);
  const spelled = isMisplaced ? spellingCandidates(unmet, read.shift()!) : [];
  const candidateOf = (part: string): Candidate[] =>
    readingCandidates(unmet, { part, words, understood, terms: read.shift()! });
  return { spelled, phrases: phrases.flatMap(candidateOf), shorter: shorter.flatMap(candidateOf) };
}

async function readParts(
  { reading }: UnmatchedRequest,
  { words, understood, hasNarrative }: { words: string; understood: string; hasNarrative: boolean },
): Promise<string[]> {
  const kind = kindNamed(words);
  // If no listing has the other words, homes are searched only by their facts.
  const isHome = reading.entities.some((one) => /^(type|area|offer|bedrooms)$/.test(one.kind));
  const isHomeNarrative =
    hasNarrative && reading.entities.some((one) => one.kind === "type" || one.kind === "area");
  const readings = kind ? [kind] : isHomeNarrative ? [] : await readSecondReadings(words);
  return [...readings, ...(isHome && understood ? [""] : [])];
}

function spellingCandidates({ request, text }: UnmatchedRequest, terms: Terms): Candidate[] {
  const filter = normalizeFilter(withAmounts(request, terms));
  if (!filter || !terms.corrected || terms.missing.length > 0 || terms.terms.length === 0) return [];
  return [
    {
      query: { terms: terms.terms, filter },
      match: () => ({ ...describeText(text.text, terms), match: "corrected" }),
    },
  ];
}

type Part = { part: string; words: string; understood: string; terms: Terms };

function readingCandidates(
  { request, reading }: UnmatchedRequest,
  { part, words, understood, terms }: Part,
): Candidate[] {
  const filter = normalizeFilter(withAmounts({ ...request, search: `${part} ${understood}`.trim() }, terms));
  if (!filter || terms.corrected || terms.missing.length > 0 || terms.terms.length === 0) return [];
  // Lessons in making furniture aren't furniture.
  const isOfWork = (isLessonRequest(words) && !isLessonRequest(part)) || isRepairRequest(words);
  const missing = reading.missing.filter(isNonsense);
  return [
    {
      query: { terms: terms.terms, filter, choices: [requireHeadInTitle(terms.terms)] },
      isOfWork,
      match: ({ items }) => ({
        missing,
        ...partialMatchOf(part, { items, words, understood, missing: reading.missing }),
        match: "partial",
      }),
    },
  ];
}
