import "server-only";
import { joinAnd } from "../analysis/tsquery.rules";
import { columnConditions, filterConditions } from "@/lib/listings/catalog/filter.rows";
import { countListingsEach } from "@/lib/listings/catalog/list.queries";
import { approved } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { relevance, type Category } from "@/lib/listings/rules";
import { empty, sql } from "@/lib/server/db";
import { allOf, type Sql } from "@/lib/server/sql";
import { readCells } from "../index/cells.queries";
import { everyWordQuery, exactQuery, literalDocuments, type Literal } from "../query/typed.rules";
import {
  anyLexeme,
  categoriesOperand,
  factOperands,
  filterLexemes,
  filterOperands,
  likelyDocuments,
  priceBands,
  shareOf,
  noTitles,
  titlesOf,
  wordsQuery,
} from "./matching.rules";
import type { IndexState } from "../index/stock.queries";
import type { Term } from "../query/terms.rules";
import type { CandidateQuery } from "./candidate-query.rules";
import { blocksOf, estimateMatches, sumDocuments, type Documents, type Span } from "../index/window.rules";
import { addDocuments, noDocuments, readDocuments } from "../index/words.queries";

export type MatchPlan = {
  documents: readonly Documents[];
  /** Like `documents`, but without false positives of the index: words outside titles, prices outside the range. */
  likely: readonly Documents[];
  rarest: number;
  category: Category | undefined;
  query: string;
  /** Sections, and filters more frequent than the rarest word, which are checked on each row from the index. */
  secondary: string;
  words: string;
  /** Lexemes in the titles of all matches, and the query for titles alone without a window; both may be empty. */
  titles: string;
  titlesAlone: string;
  titled: number;
  ranked: { terms: readonly Term[]; literal: Literal | null; understood: string };
  /** Exact titles and vendor names, which match regardless of age. */
  exact: string;
  /** Conditions on the listing `l` that the text index doesn't answer, or not exactly, such as price and vendor. */
  rest: Sql[];
  /** Set if the filters leave few listings, which are then checked for the words. */
  listed: Sql | null;
};

/** Expects a settled filter. */
export async function matchingOf(input: CandidateQuery): Promise<MatchPlan> {
  const [matching] = await matchingsOf([input]);
  return matching!;
}

/** Takes at most three statements for all inputs. */
export async function matchingsOf(inputs: readonly CandidateQuery[]): Promise<MatchPlan[]> {
  const cells = await readCells(inputs.map(({ filter }) => filter));
  const loose = inputs.map(({ filter }, index) => approximateGroups(filter, cells[index]!));
  const lexemes = inputs.flatMap(({ filter }) => [
    ...filterLexemes(filter),
    ...factOperands(filter).flatMap((fact) => fact.lexemes),
  ]);
  const [known, small] = await Promise.all([
    readDocuments([...new Set([...lexemes, ...loose.flat(2)])]),
    areSelective(inputs),
  ]);
  return inputs.map((input, index) =>
    toMatching(input, { groups: loose[index]!, known, isSelective: small[index]! }),
  );
}

type MatchingInput = {
  groups: readonly (readonly string[])[];
  known: ReadonlyMap<string, Documents>;
  isSelective: boolean;
};

function toMatching(input: CandidateQuery, { groups, known, isSelective }: MatchingInput): MatchPlan {
  const { terms, filter, choices = [terms], isRankedByAll, sections = [], literal } = input;
  const understood = choices.length === 1 ? wordsQuery(choices[0]!) : anyQuery(choices);
  const isOrdered = filter.sort !== undefined && filter.sort !== relevance;
  const typed = literal ? everyWordQuery(literal, { isNamed: isOrdered }) : "";
  const words = countWords(input, typed !== "");
  const facts = countFacts(filter, known);
  // Conditions more common than the rarest word are checked afterwards; the index would scan their long posting
  // lists for each match.
  const rarest = Math.min(...[...words.documents, ...facts.documents].map(sumDocuments));
  const isSecondary = (group: readonly string[]) => sumDocuments(groupDocuments(group, known)) > rarest;
  const there = groups.filter((group) => group.some((lexeme) => known.has(lexeme)));
  const documents = [
    ...words.documents,
    ...facts.documents,
    ...there.map((group) => groupDocuments(group, known)),
  ];
  const asTyped = joinAnd([
    joinAlternatives(understood, typed),
    ...factOperands(filter).map(({ operand }) => operand),
  ]);
  const within = sections.length > 0 ? [categoriesOperand(sections)] : [];
  return {
    documents,
    likely: [
      ...words.likely,
      ...facts.documents,
      ...there.map((group) => groupDocuments(group, known, filter)),
    ],
    rarest: Math.min(...documents.map(sumDocuments)),
    category: filter.category,
    words: joinAnd([asTyped, ...within]),
    ...(typed ? noTitles : titlesOf(choices, facts.fewest)),
    ranked: {
      terms: choices.length === 1 && !isRankedByAll ? choices[0]! : terms,
      literal: literal ?? null,
      understood,
    },
    exact: literal ? exactQuery(literal) : "",
    query: joinAnd([
      asTyped,
      ...filterOperands(filter, known),
      ...groups.filter((group) => !isSecondary(group)).map(anyLexeme),
    ]),
    secondary: joinAnd([...within, ...groups.filter(isSecondary).map(anyLexeme)]),
    rest: columnConditions(filter),
    listed: isSelective ? allOf([approved, ...filterConditions(filter)]) : null,
  };
}

type WordCounts = Pick<MatchPlan, "documents" | "likely">;

function countWords({ terms, choices = [terms], literal }: CandidateQuery, isTyped: boolean): WordCounts {
  const needed = choices.length === 1 ? choices[0]! : withoutRarest(terms);
  const explicit = needed.filter(({ isImplied }) => !isImplied);
  const understood = explicit.map(({ estimated, documents }) => estimated ?? documents);
  if (!isTyped) return { documents: understood, likely: explicit.map(likelyDocuments) };
  const documents = moreLikely(understood, literalDocuments(literal!));
  return { documents, likely: documents };
}

type FactCounts = { documents: Documents[]; fewest: number };

function countFacts(filter: ListingQuery, known: MatchingInput["known"]): FactCounts {
  const filters = filterLexemes(filter);
  const own = filters.filter((lexeme) => known.has(lexeme));
  const documents = [
    ...factOperands(filter).map(({ lexemes }) => groupDocuments(lexemes, known)),
    ...own.map((lexeme) => known.get(lexeme)!),
  ];
  // Listings matched by a place prefix are few and aren't counted.
  return { documents, fewest: own.length < filters.length ? 0 : Math.min(...documents.map(sumDocuments)) };
}

/** Upper bound for listings with any of the lexemes, less the share of price bands outside the prices. */
function groupDocuments(
  group: readonly string[],
  known: ReadonlyMap<string, Documents>,
  prices?: ListingQuery,
): Documents {
  return group
    .map((lexeme) => shareOf(lexeme, known.get(lexeme) ?? noDocuments, prices))
    .reduce(addDocuments, noDocuments);
}

/**
 * Groups of lexemes of which one is required each; they cover the filter and some rows beyond, which `rest` excludes.
 */
function approximateGroups(filter: ListingQuery, cells: string[]): string[][] {
  return [priceBands(filter), cells].filter((group) => group.length > 0);
}

function joinAlternatives(understood: string, typed: string): string {
  return understood && typed ? `((${understood}) | ${typed})` : typed ? `(${typed})` : understood;
}

function moreLikely(understood: readonly Documents[], typed: readonly Documents[]): readonly Documents[] {
  if (understood.length === 0 || typed.length === 0) return understood.length > 0 ? understood : typed;
  const least = (some: readonly Documents[]) => Math.min(...some.map(sumDocuments));
  return least(understood) >= least(typed) ? understood : typed;
}

function anyQuery(choices: readonly (readonly Term[])[]): string {
  return `(${choices.map((terms) => `(${wordsQuery(terms)})`).join(" | ")})`;
}

function withoutRarest(terms: readonly Term[]): Term[] {
  const own = terms.filter(({ isImplied }) => !isImplied);
  return own
    .toSorted((a, b) => sumDocuments(a.documents) - sumDocuments(b.documents))
    .slice(own.length > 1 ? 1 : 0);
}

async function areSelective(inputs: readonly CandidateQuery[]): Promise<boolean[]> {
  const isCounted = ({ filter }: CandidateQuery) => !filter.vendor && columnConditions(filter).length > 0;
  const counts = await countListingsEach(inputs.filter(isCounted).map(({ filter }) => filter));
  return inputs.map((one) => (isCounted(one) ? !counts.shift()!.capped : Boolean(one.filter.vendor)));
}

/** The first part includes exact titles and vendor names from before the window; later parts exclude them. */
export type Part = "first" | "later";

/**
 * Statement of all matches (listing_id, seq, tsv, tie) with a seq in the span. Restricts the planner to the key and the
 * text index, since it can't see the query.
 */
export function matchesIn(matching: MatchPlan, span: Span, all: Span, part: Part = "first"): Sql {
  const { listed, query, secondary, words, titles, titlesAlone, exact } = matching;
  const isWhole = span.low <= all.low && part === "first";
  const isExact = sql`s.tsv @@ (SELECT ${exact}::tsquery)`;
  const isThere = sql`s.seq + 0 BETWEEN ${span.low}::bigint AND ${span.high}::bigint`;
  const isOlder = exact ? sql`(${isThere} AND NOT ${isExact})` : isThere;
  const inSpan = part === "later" ? isOlder : exact && !isWhole ? sql`(${isThere} OR ${isExact})` : isThere;
  if (listed) {
    return sql`SELECT s.listing_id, s.seq, s.tsv, s.tie
      FROM (SELECT l.id FROM listings l WHERE ${listed} OFFSET 0) listed
      CROSS JOIN LATERAL (
        SELECT s.listing_id, s.seq, s.tsv, s.tie FROM listing_search s
        WHERE s.listing_id = listed.id AND s.tsv @@ ${words}::tsquery AND ${inSpan} OFFSET 0
      ) s`;
  }
  const newest = span.low <= all.low ? "" : anyLexeme(blocksOf(span));
  const blocks = newest && exact && part === "first" ? `(${newest} | ${exact})` : newest;
  const full = joinAnd([query, blocks]);
  // The subselect makes the statement's plan independent of the text, so it's planned only once.
  const isMatch = sql`s.tsv @@ (SELECT ${full}::tsquery)`;
  const isByTitles = titlesAlone !== "" && blocks === "";
  const titleQuery = isByTitles ? titlesAlone : titles;
  const isInTitle = titleQuery
    ? sql`AND ts_filter(s.tsv, '{a,b}') @@ (SELECT ${titleQuery}::tsquery)`
    : empty;
  const isMatched = isByTitles ? sql`(${isMatch}) IS TRUE` : isMatch;
  const isSuch = secondary ? sql`AND (s.tsv @@ (SELECT ${secondary}::tsquery)) IS TRUE` : empty;
  return sql`SELECT s.listing_id, s.seq, s.tsv, s.tie FROM listing_search s
    WHERE ${isMatched} ${isInTitle} ${isSuch} AND ${inSpan} AND ${satisfiesRest(matching)}`;
}

function countIn(category: Category | undefined) {
  return (counts: Documents) => (category ? counts[category] : sumDocuments(counts));
}

export function hasText(query: string): Sql {
  return sql`(SELECT s.tsv @@ ${query}::tsquery FROM listing_search s WHERE s.listing_id = l.id)`;
}

export function satisfiesRest({ rest }: Pick<MatchPlan, "rest">): Sql {
  return rest.length > 0 ? sql`(SELECT ${allOf(rest)} FROM listings l WHERE l.id = s.listing_id)` : sql`true`;
}

export function frequencies(matching: MatchPlan, { listings }: IndexState, category: Category | undefined) {
  const within = countIn(category);
  return { documents: matching.documents.map(within), total: within(listings) };
}

export function estimateLikely({ likely, category }: MatchPlan, { listings }: IndexState): number {
  const within = countIn(category);
  return estimateMatches(likely.map(within), within(listings));
}

export function estimateInCategory(
  matching: MatchPlan,
  stock: IndexState,
  category: Category | undefined,
): number {
  const { documents, total } = frequencies(matching, stock, category);
  return estimateMatches(documents, total);
}
