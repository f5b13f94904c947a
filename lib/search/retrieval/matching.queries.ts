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

/** Conditions of a match. */
export type Matching = {
  /** In how many listings each word and each filter of the text index stands. */
  documents: readonly Documents[];
  /** The exact condition, without false positives of the index: words outside titles, prices outside the range. */
  likely: readonly Documents[];
  /** In how many at most, in all categories: the least of them. */
  rarest: number;
  category: Category | undefined;
  /** The words and the filters that the text index answers. */
  query: string;
  /** Sections, and filters more frequent than the rarest word, which are tested on each row from the index. */
  secondary: string;
  /** The words and the facts, and what the rank goes by. */
  words: string;
  /** Lexemes that titles of all matches have, and the query for titles alone without a window; both may be empty. */
  titles: string;
  titlesAlone: string;
  /** Listings with that in their titles, at most. */
  titled: number;
  /** Terms that ranking uses. */
  ranked: { terms: readonly Term[]; literal: Literal | null; understood: string };
  /** Exact titles and vendors' names, which match from however long ago. */
  exact: string;
  /** Conditions on the listing `l` that the text index does not answer, or not exactly: price, vendor and their like. */
  rest: Sql[];
  /** Set if the filters leave few listings, which are then tested for the words. */
  listed: Sql | null;
};

/** Expects a settled filter. */
export async function matchingOf(input: CandidateQuery): Promise<Matching> {
  const [matching] = await matchingsOf([input]);
  return matching!;
}

/** The same for several, with at most three statements for all of them. */
export async function matchingsOf(inputs: readonly CandidateQuery[]): Promise<Matching[]> {
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
  return inputs.map(({ terms, filter, choices = [terms], isRankedByAll, sections = [], literal }, index) => {
    const facts = factOperands(filter);
    const understood = choices.length === 1 ? wordsQuery(choices[0]!) : anyQuery(choices);
    const isOrdered = filter.sort !== undefined && filter.sort !== relevance;
    const typed = literal ? everyWordQuery(literal, { isNamed: isOrdered }) : "";
    const asTyped = joinAnd([joinAlternatives(understood, typed), ...facts.map(({ operand }) => operand)]);
    const within = sections.length > 0 ? [categoriesOperand(sections)] : [];
    const filters = filterLexemes(filter);
    const own = filters.filter((lexeme) => known.has(lexeme));
    const groups = loose[index]!;
    const needed = choices.length === 1 ? choices[0]! : withoutRarest(terms);
    const documentsOf = (group: readonly string[], prices?: ListingQuery) =>
      group
        .map((lexeme) => shareOf(lexeme, known.get(lexeme) ?? noDocuments, prices))
        .reduce(addDocuments, noDocuments);
    const explicit = needed.filter(({ isImplied }) => !isImplied);
    const there = groups.filter((group) => group.some((lexeme) => known.has(lexeme)));
    const factDocuments = [
      ...facts.map((fact) => documentsOf(fact.lexemes)),
      ...own.map((lexeme) => known.get(lexeme)!),
    ];
    // Listings with a place by its prefix are few, and not counted.
    const narrowed = own.length < filters.length ? 0 : Math.min(...factDocuments.map(sumDocuments));
    // For each row that has a rare word the index would go through the long list of each band.
    const words = moreLikely(
      explicit.map((term) => term.estimated ?? term.documents),
      typed ? literalDocuments(literal!) : [],
    );
    const rarest = Math.min(...[...words, ...factDocuments].map(sumDocuments));
    const isSecondary = (group: readonly string[]) => sumDocuments(documentsOf(group)) > rarest;
    const documents = [...words, ...factDocuments, ...there.map((group) => documentsOf(group))];
    return {
      documents,
      likely: [
        ...(typed ? words : explicit.map(likelyDocuments)),
        ...factDocuments,
        ...there.map((group) => documentsOf(group, filter)),
      ],
      rarest: Math.min(...documents.map(sumDocuments)),
      category: filter.category,
      words: joinAnd([asTyped, ...within]),
      ...(typed ? noTitles : titlesOf(choices, narrowed)),
      ranked: {
        terms: choices.length === 1 && !isRankedByAll ? choices[0]! : terms,
        literal: literal ?? null,
        understood,
      },
      exact: literal ? exactQuery(literal) : "",
      query: joinAnd([
        asTyped,
        ...filterOperands(filter, new Set(own)),
        ...groups.filter((group) => !isSecondary(group)).map(anyLexeme),
      ]),
      secondary: joinAnd([...within, ...groups.filter(isSecondary).map(anyLexeme)]),
      rest: unindexedConditions(filter),
      listed: small[index] ? allOf([approved, ...filterConditions(filter)]) : null,
    };
  });
}

/** Lexemes of which one has to be there: together all that the filter wants, and some beyond, which `rest` leaves out. */
function approximateGroups(filter: ListingQuery, cells: string[]): string[][] {
  return [priceBands(filter), cells].filter((group) => group.length > 0);
}

/** Joins the understood and the typed query; an empty one is left out. */
function joinAlternatives(understood: string, typed: string): string {
  return understood && typed ? `((${understood}) | ${typed})` : typed ? `(${typed})` : understood;
}

/** Picks the alternative with more expected matches. */
function moreLikely(understood: readonly Documents[], typed: readonly Documents[]): readonly Documents[] {
  if (understood.length === 0 || typed.length === 0) return understood.length > 0 ? understood : typed;
  const least = (some: readonly Documents[]) => Math.min(...some.map(sumDocuments));
  return least(understood) >= least(typed) ? understood : typed;
}

function anyQuery(choices: readonly (readonly Term[])[]): string {
  return `(${choices.map((terms) => `(${wordsQuery(terms)})`).join(" | ")})`;
}

/** Without the rarest: as often as what is left of them may be met. */
function withoutRarest(terms: readonly Term[]): Term[] {
  const own = terms.filter(({ isImplied }) => !isImplied);
  return own
    .toSorted((a, b) => sumDocuments(a.documents) - sumDocuments(b.documents))
    .slice(own.length > 1 ? 1 : 0);
}

function unindexedConditions(filter: ListingQuery): Sql[] {
  return columnConditions(filter);
}

/** True if the filters leave few listings, which are then tested for the words. */
async function areSelective(inputs: readonly CandidateQuery[]): Promise<boolean[]> {
  const isCounted = ({ filter }: CandidateQuery) => !filter.vendor && unindexedConditions(filter).length > 0;
  const counts = await countListingsEach(inputs.filter(isCounted).map(({ filter }) => filter));
  return inputs.map((one) => (isCounted(one) ? !counts.shift()!.capped : Boolean(one.filter.vendor)));
}

/** Which rows of a window are read: with exact titles and vendors' names from before it, or without any of these. */
export type Part = "first" | "later";

/**
 * Statement of all matches (listing_id, seq, tsv, tie) whose seq is in the span. Rows are looked up by key and by the text
 * index only, whatever the planner thinks of a query that it cannot see.
 */
export function matchesIn(matching: Matching, span: Span, all: Span, part: Part = "first"): Sql {
  const { listed, query, secondary, words, titles, titlesAlone, exact, rest } = matching;
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
  const isAllowed =
    rest.length > 0 ? sql`(SELECT ${allOf(rest)} FROM listings l WHERE l.id = s.listing_id)` : sql`true`;
  // A query that the planner cannot see either way is planned once, not for every text anew.
  const isMatch = sql`s.tsv @@ (SELECT ${full}::tsquery)`;
  const isByTitles = titlesAlone !== "" && blocks === "";
  const held = isByTitles ? titlesAlone : titles;
  const isInTitle = held ? sql`AND ts_filter(s.tsv, '{a,b}') @@ (SELECT ${held}::tsquery)` : empty;
  const isMatched = isByTitles ? sql`(${isMatch}) IS TRUE` : isMatch;
  const isSuch = secondary ? sql`AND (s.tsv @@ (SELECT ${secondary}::tsquery)) IS TRUE` : empty;
  return sql`SELECT s.listing_id, s.seq, s.tsv, s.tie FROM listing_search s
    WHERE ${isMatched} ${isInTitle} ${isSuch} AND ${inSpan} AND ${isAllowed}`;
}

/** Listings with each word and filter, and all listings, in the category or in total. */
export function frequencies(matching: Matching, { listings }: IndexState, category: Category | undefined) {
  const within = (counts: Documents) => (category ? counts[category] : sumDocuments(counts));
  return { documents: matching.documents.map(within), total: within(listings) };
}

/** Expected matches in the category of the filter. */
export function estimateLikely({ likely, category }: Matching, { listings }: IndexState): number {
  const within = (counts: Documents) => (category ? counts[category] : sumDocuments(counts));
  return estimateMatches(likely.map(within), within(listings));
}

/** Expected listings of the category with all words. */
export function estimateInCategory(
  matching: Matching,
  stock: IndexState,
  category: Category | undefined,
): number {
  const { documents, total } = frequencies(matching, stock, category);
  return estimateMatches(documents, total);
}
