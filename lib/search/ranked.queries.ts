import "server-only";
import { cardColumns, limitTo, toListing, type CardRow } from "@/lib/listings/catalogue/card.rows";
import { approved } from "@/lib/listings/catalogue/page.rows";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { badCursor, decodeCursor, toPage } from "@/lib/shared/page";
import type { SearchPage } from "./contract";
import { frequencies, matchesIn, type Matching, type Stock } from "./matching.queries";
import { rankedCursorSchema } from "./ranked.schema";
import { roundEstimate } from "./rules";
import { before, firstWindow, mostMatches, shrink, widen, type Span } from "./window.rules";

type RankedRow = CardRow & { seq: number; rank: number; matches: number };
type Input = { matching: Matching; stock: Stock; limit: number };
type After = { rank: number; seq: number };
type Segment = { window: Span; rows: RankedRow[]; matches: number };

/**
 * Matches by rank. Frequent words are ranked in a window of the newest rows, and what is older follows in windows of its
 * own, so that no page costs more than some hundred matches (speed.md section 2). A wrong cursor is bad_request.
 */
export async function rankMatches(
  input: Input,
  cursor: string | undefined,
): Promise<Omit<SearchPage, "corrected">> {
  const from = cursor ? decodeCursor(cursor, rankedCursorSchema) : null;
  if (from && from.high > input.stock.issued) throw badCursor();
  let segment = from
    ? await readWindow(input, { low: from.low, high: from.high }, from)
    : await readFirst(input);
  const { total, about } = from ?? totalOf(segment, input);

  const found = segment.rows.map((row) => ({ row, window: segment.window }));
  while (found.length <= input.limit) {
    const older = before(segment.window, segment.matches, input.stock.all);
    if (!older) break;
    segment = await readFitting(input, older);
    const { window } = segment;
    found.push(...segment.rows.map((row) => ({ row, window })));
  }

  const page = toPage(
    {
      found,
      limit: input.limit,
      toItem: ({ row }) => toListing(row),
      placeOf: ({ row: { rank, seq }, window }) => ({
        sort: "relevance",
        ...window,
        rank,
        seq,
        total,
        about,
      }),
    },
    { total },
  );
  return { ...page, about };
}

/** The first window, wider when it does not fill a page. */
async function readFirst(input: Input): Promise<Segment> {
  const { matching, stock, limit } = input;
  let window = matching.listed
    ? stock.all
    : firstWindow({
        ...frequencies(matching, stock, matching.category),
        rarest: matching.rarest,
        all: stock.all,
      });
  let segment = await readFitting(input, window);
  while (segment.window === window && segment.matches <= limit && window.low > stock.all.low) {
    window = widen(window, segment.matches, stock.all);
    segment = await readFitting(input, window);
  }
  return segment;
}

/** Reads a window, or a newer part of it where it holds too many matches to rank. */
async function readFitting(input: Input, window: Span): Promise<Segment> {
  let segment = await readWindow(input, window, null);
  while (segment.matches > mostMatches) {
    const smaller = shrink(segment.window);
    if (!smaller) break;
    segment = await readWindow(input, smaller, null);
  }
  return segment;
}

async function readWindow(input: Input, window: Span, after: After | null): Promise<Segment> {
  const { matching, stock, limit } = input;
  const { words, typed } = matching;
  const rank =
    words === typed
      ? sql`ts_rank(m.tsv, ${words}::tsquery)`
      : sql`ts_rank(m.tsv, ${typed}::tsquery) + ts_rank(m.tsv, ${words}::tsquery)`;
  const behind = after ? sql`(hit.rank, hit.seq) < (${after.rank}::float8, ${after.seq}::bigint)` : sql`true`;
  const found = await rows<RankedRow>(sql`
    WITH matched AS MATERIALIZED (${matchesIn(matching, window, stock.all)}),
    hit AS MATERIALIZED (
      SELECT m.listing_id, m.seq, (${rank})::float8 AS rank FROM matched m LIMIT ${constant(mostMatches + 1)}
    ), page AS MATERIALIZED (
      SELECT hit.*, (SELECT count(*) FROM hit) AS matches FROM hit WHERE ${behind}
      ORDER BY hit.rank DESC, hit.seq DESC LIMIT ${limitTo(limit + 1)}
    )
    SELECT ${cardColumns}, page.seq, page.rank, page.matches
    FROM page JOIN listings l ON l.id = page.listing_id WHERE ${approved}
    ORDER BY page.rank DESC, page.seq DESC`);
  return { window, rows: found, matches: found[0]?.matches ?? 0 };
}

/** Exact when the window held everything; else reckoned from it, or known for a single word without filters. */
function totalOf(
  { window, matches }: Segment,
  { matching, stock }: Input,
): { total: number; about: boolean } {
  const { all } = stock;
  if (window.low <= all.low) return { total: matches, about: false };
  const share = (window.high - window.low + 1) / (all.high - all.low + 1);
  const { documents } = frequencies(matching, stock, undefined);
  const [single] = documents;
  const isPlain = documents.length === 1 && matching.query === matching.words && matching.rest.length === 0;
  return { total: roundEstimate(isPlain && single ? single : matches / share), about: true };
}
