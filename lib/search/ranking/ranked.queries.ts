import "server-only";
import { cardColumns, limitTo, toListing, type CardRow } from "@/lib/listings/catalog/card.rows";
import { approved } from "@/lib/listings/catalog/page.rows";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { badCursor, decodeCursor, readParts, toPage } from "@/lib/shared/page";
import type { SearchResultsPage } from "../contract";
import { type IndexState } from "../index/stock.queries";
import { countTotal, firstSpan } from "../retrieval/counting.queries";
import { matchesIn, type MatchPlan, type Part } from "../retrieval/matching.queries";
import { splitWords } from "../analysis/normalizer.rules";
import { isEverydayWord } from "../lexicon/english.rules";
import type { LiteralRanking } from "../query/typed.rules";
import { rankedCursorSchema } from "./ranked.schema";
import { rankingOf, type Ranking } from "./ranking.rules";
import { headPoints, scoreOf, tierOfScore, tierPoints, titlePoints } from "./score.rows";
import { olderWindow, shrink, maxRanked, widen, type Span } from "../index/window.rules";

type RankedRow = CardRow & {
  seq: number;
  rank: number;
  matches: number;
  isAbout: boolean;
  isTitled: boolean;
};
type Input = { matching: MatchPlan; stock: IndexState; limit: number };
type CursorPosition = { rank: number; seq: number };
type Segment = { window: Span; part: Part; rows: RankedRow[]; matches: number };

/**
 * Ranks frequent words in windows of rows, newest first, to bound the cost of a page. Throws bad_request for an invalid
 * cursor.
 */
export async function rankMatches(input: Input, cursor: string | undefined): Promise<SearchResultsPage> {
  const from = cursor ? decodeCursor(cursor, rankedCursorSchema) : null;
  if (from && from.high > input.stock.issued) throw badCursor();
  const first = from
    ? await readWindow(
        input,
        { low: from.low, high: from.high },
        { part: from.first ? "first" : "later", after: from },
      )
    : await readFirstWindow(input);
  const { total, about } = from ?? (await totalOf(first, input));
  const found = await readParts<RankedRow, Segment>(first, input.limit, async ({ window, matches }) => {
    const older = olderWindow(window, matches, input.stock.all);
    return older && readFittingWindow(input, older, "later");
  });

  const page = toPage(
    {
      found,
      limit: input.limit,
      toItem: ({ row }) => toListing(row),
      placeOf: ({ row: { rank, seq }, part: { window, part } }) => ({
        sort: "relevance",
        ...window,
        first: part === "first",
        rank,
        seq,
        total,
        about,
      }),
    },
    { total },
  );
  const best = found[0]?.row;
  const ranking = rankingOf(input.matching.ranked);
  const mentions = ranking.literal ? found.findIndex(({ row }) => row.rank < 2 * tierPoints) : -1;
  return {
    ...page,
    about,
    isWeak: !from && isWeak(best, ranking),
    isDescriptionOnly: !from && ranking.literal !== null && best !== undefined && best.rank < 2 * tierPoints,
    ...(ranking.literal && !from && best ? { tier: tierOfScore(best.rank) } : {}),
    ...(mentions >= 0 && mentions < page.items.length ? { mentionsFrom: mentions } : {}),
  };
}

const nameEnd = /[,;(]| (?:with|by|in|at|from|near|for) /i;

function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem.length > 3 ? stem.replace(/[ei]$/, "") : stem);
}

function isNamedIn(title: string, stems: readonly string[]): boolean {
  const name = splitWords(title.split(nameEnd, 1).join(""));
  return stems.length > 0 && stems.every((stem) => name.some((word) => hasStem(word, stem)));
}

function isMentioned(title: string, { words }: LiteralRanking): boolean {
  const stems = words.map(({ lexeme }) => lexeme);
  return words.every(({ word }) => isEverydayWord(word)) && !isNamedIn(title, stems);
}

function isWeak(best: RankedRow | undefined, { literal, head }: Ranking): boolean {
  if (literal && best && best.rank >= 2 * tierPoints) {
    const isAbout = best.isAbout || (best.category === "services" && best.isTitled);
    return best.rank < 3 * tierPoints && head !== "" && !isAbout && isMentioned(best.title, literal);
  }
  if (literal) return true;
  return head !== "" && isOnlyMentioned(best);
}

function isOnlyMentioned(best: RankedRow | undefined): boolean {
  if (!best) return true;
  return best.rank < (best.category === "services" ? titlePoints : headPoints);
}

async function readFirstWindow(input: Input): Promise<Segment> {
  const { matching, stock, limit } = input;
  let window = firstSpan({ matching, stock }, 2 * limit);
  let segment = await readFittingWindow(input, window, "first");
  while (segment.window === window && segment.matches <= limit && window.low > stock.all.low) {
    window = widen(window, segment.matches, stock.all);
    segment = await readFittingWindow(input, window, "first");
  }
  return segment;
}

async function readFittingWindow(input: Input, window: Span, part: Part): Promise<Segment> {
  let segment = await readWindow(input, window, { part, after: null });
  while (segment.matches >= maxRanked) {
    const smaller = shrink(segment.window);
    if (!smaller) break;
    segment = await readWindow(input, smaller, { part, after: null });
  }
  return segment;
}

type Start = { part: Part; after: CursorPosition | null };

async function readWindow(input: Input, window: Span, { part, after }: Start): Promise<Segment> {
  const { matching, stock, limit } = input;
  const ranking = rankingOf(matching.ranked);
  const rank = scoreOf(ranking);
  const isMatched = (query: string) => (query ? sql`m.tsv @@ ${query}::tsquery` : sql`true`);
  const { head, title } = ranking;
  const behind = after ? sql`(hit.rank, hit.seq) < (${after.rank}::float8, ${after.seq}::bigint)` : sql`true`;
  const found = await rows<RankedRow>(sql`
    WITH matched AS MATERIALIZED (${matchesIn(matching, window, stock.all, part)}),
    hit AS MATERIALIZED (
      SELECT m.listing_id, m.seq, (${rank})::float8 AS rank, ${isMatched(head)} AS "isAbout",
        ${isMatched(title)} AS "isTitled" FROM matched m LIMIT ${constant(maxRanked)}
    ), page AS MATERIALIZED (
      SELECT hit.*, (SELECT count(*) FROM hit) AS matches FROM hit WHERE ${behind}
      ORDER BY hit.rank DESC, hit.seq DESC LIMIT ${limitTo(limit + 1)}
    )
    SELECT ${cardColumns}, page.seq, page.rank, page.matches, page."isAbout", page."isTitled"
    FROM page JOIN listings l ON l.id = page.listing_id WHERE ${approved}
    ORDER BY page.rank DESC, page.seq DESC`);
  return { window, part, rows: found, matches: found[0]?.matches ?? 0 };
}

/** Exact if the window covers all rows; otherwise the estimate of the facets, so that both agree. */
async function totalOf({ window, matches }: Segment, { matching, stock }: Input) {
  return window.low <= stock.all.low ? { total: matches, about: false } : countTotal({ matching, stock });
}
