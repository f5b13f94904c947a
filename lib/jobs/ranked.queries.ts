import "server-only";
import { empty, join, rows, sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { readParts, toPage, type Page } from "@/lib/shared/page";
import { columns, farFrom, placed, reportEnds, tables, toJob, type JobRow } from "./card.rows";
import type { JobDto, JobQuery } from "./contract";
import { matches } from "./filter.rows";
import { titlePatternsOf } from "./rank.rules";
import { jobCountCap } from "./rules";
import type { JobCursor } from "./schema";

/** Where a page of ranked jobs ended. */
type RankedCursor = Extract<JobCursor, readonly ["relevance", ...unknown[]]>;
type Moment = { at: Date | string; id: string };
/** Jobs from the newest to the oldest one, both included. */
type Span = { newest: Moment; oldest: Moment };
type RankedRow = JobRow & {
  rank: number;
  matches: number;
  newestAt: Date;
  newestId: string;
  oldestAt: Date;
  oldestId: string;
};
type Input = { filter: JobQuery & { search: string }; limit: number };
type Window = { rows: RankedRow[]; matches: number; span: Span | null; isLast: boolean };

/** As many as are counted, and the one that tells that there are more. */
const mostRanked = jobCountCap + 1;

const momentOf = ({ at, id }: Moment) => sql`(${at}::timestamptz, ${id}::uuid)`;
const moment = sql`(j.created_at, j.id)`;

/**
 * Open jobs that say what is searched for, those whose title says it before those that only mention it, the newest first
 * among equals. As many of the newest are ranked as are counted; what is older follows in windows of its own, as in a search
 * of listings.
 */
export async function rankJobs(input: Input, cursor: RankedCursor | null): Promise<Page<JobDto>> {
  const first = cursor ? await readAgain(input, cursor) : await readFresh(input);
  const total = cursor ? cursor[8] : Math.min(first.matches, jobCountCap);
  const capped = cursor ? cursor[9] : first.matches > jobCountCap;
  const found = await readParts<RankedRow, Window>(first, input.limit, async ({ span, isLast }) =>
    span && !isLast ? readFresh(input, span.oldest) : null,
  );
  reportEnds(found.map(({ row }) => row));
  const placeOf = ({ row, part: { span } }: (typeof found)[number]) => {
    const moments = [{ at: row.createdAt, id: row.id }, span!.newest, span!.oldest];
    return ["relevance", row.rank, ...moments.flatMap(({ at, id }) => [at, id]), total, capped];
  };
  return toPage({ found, limit: input.limit, toItem: ({ row }) => toJob(row), placeOf }, { total, capped });
}

/** The newest matches, or those that are older than a job. */
async function readFresh(input: Input, below?: Moment): Promise<Window> {
  const rows = await readRanked(input, {
    isIn: below ? sql`AND ${moment} < ${momentOf(below)}` : empty,
    isBehind: empty,
  });
  return toWindow(rows, null);
}

/** The window that a page ended in, from there on. What was opened again may push out its last: the next one has these. */
async function readAgain(input: Input, cursor: RankedCursor): Promise<Window> {
  const [, rank, at, id, newestAt, newestId, oldestAt, oldestId, , capped] = cursor;
  const span = { newest: { at: newestAt, id: newestId }, oldest: { at: oldestAt, id: oldestId } };
  const rows = await readRanked(input, {
    isIn: sql`AND ${moment} BETWEEN ${momentOf(span.oldest)} AND ${momentOf(span.newest)}`,
    isBehind: sql`WHERE (rank, created_at, id) < (${rank}::int, ${at}::timestamptz, ${id}::uuid)`,
  });
  return { ...toWindow(rows, span), isLast: !capped };
}

function toWindow(found: RankedRow[], known: Span | null): Window {
  const [first] = found;
  const span = first
    ? {
        newest: { at: first.newestAt, id: first.newestId },
        oldest: { at: first.oldestAt, id: first.oldestId },
      }
    : known;
  const matches = first?.matches ?? 0;
  return { rows: found, matches, span, isLast: matches < mostRanked };
}

function readRanked({ filter, limit }: Input, { isIn, isBehind }: { isIn: Sql; isBehind: Sql }) {
  return rows<RankedRow>(sql`
    WITH matched AS MATERIALIZED (
      SELECT j.id, j.created_at, ${rankOf(filter.search)} AS rank FROM jobs j WHERE ${matches(filter)} ${isIn}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(mostRanked)}
    ), span AS (
      SELECT count(*)::int AS matches, max(created_at) AS "newestAt", min(created_at) AS "oldestAt",
        (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS "newestId",
        (array_agg(id ORDER BY created_at, id))[1] AS "oldestId" FROM matched
    ), page AS MATERIALIZED (
      SELECT id, rank FROM matched ${isBehind} ORDER BY rank DESC, created_at DESC, id DESC LIMIT ${limit + 1}
    )
    SELECT ${columns}, ${farFrom(filter.place)}, page.rank, span.*
    FROM ${tables} JOIN page ON page.id = j.id CROSS JOIN span ${placed(filter.place)}
    ORDER BY page.rank DESC, j.created_at DESC, j.id DESC`);
}

/**
 * What a title says of the search: all of it as it was typed, as a phrase or being about it (what listings call the thing
 * itself); all of it in other words; some of it. 0 where only the company or a text mentions it.
 */
function rankOf(search: string): Sql {
  const { phrase, typed, head, meant } = titlePatternsOf(search);
  const terms = meant.map(
    ({ any, near }) =>
      sql`(j.title ~* ANY (${any}::text[])${near === null ? empty : sql` OR ${near} <% j.title`})`,
  );
  const bonus = (condition: Sql, points: number) =>
    sql`CASE WHEN ${condition} THEN ${constant(points)} ELSE 0 END`;
  return sql`CASE
    WHEN j.title ~* ALL (${typed}::text[])
      THEN 3 + ${bonus(sql`title_heads(split_part(j.title, ' of ', 1)) ~* ${head}`, 2)} + ${bonus(sql`j.title ~* ${phrase}`, 1)}
    WHEN ${join(terms, " AND ")} THEN 2 WHEN ${join(terms, " OR ")} THEN 1 ELSE 0 END`;
}
