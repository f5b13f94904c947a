import "server-only";
import { empty, join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { readParts, toPage, type Page } from "@/lib/shared/page";
import { columns, farFrom, limitTo, placed, reportEnds, tables, toJob, type JobRow } from "./card.rows";
import type { JobDto, JobQuery } from "./contract";
import { areMet, matches } from "./filter.rows";
import { isNamed, namedRank, rankOfNamed } from "./named.rows";
import { titlePatternsOf } from "./rank.rules";
import { jobCountCap } from "./rules";
import type { JobCursor } from "./schema";
import { weighWords, type Weights } from "./weighing.queries";
import { conditionsOf, saidTerms, titledTerms } from "./words.rows";

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
type Asked = {
  filter: JobQuery & { search: string };
  /** The text as it was typed, and what was chosen beside it. */
  text: string;
  chosen: JobQuery;
  limit: number;
};
type Input = Asked & { weights: Weights };
/**
 * Whether jobs, or their companies, are called as the text says, whatever else it may mean; have all that is looked for in
 * their title; or say it elsewhere. Each comes before the next, however old it is.
 */
const tiers = ["named", "titled", "mentioning"] as const;
type Tier = (typeof tiers)[number];
type Window = { tier: Tier; rows: RankedRow[]; matches: number; span: Span | null; isLast: boolean };

/** As many as are counted, and the one that tells that there are more. */
const mostRanked = jobCountCap + 1;
/** The least rank of a job whose title has it all, in these words or in others. */
const titledRank = 2;

const momentOf = ({ at, id }: Moment) => sql`(${at}::timestamptz, ${id}::uuid)`;
const moment = sql`(j.created_at, j.id)`;

/**
 * Open jobs that say what is searched for, those whose title says it before those that only mention it, the newest first
 * among equals. As many of the newest of either are ranked as are counted; what is older follows in windows of its own, as
 * in a search of listings.
 */
export async function rankJobs(asked: Asked, cursor: RankedCursor | null): Promise<Page<JobDto>> {
  const input = { ...asked, weights: await weighWords(asked.filter.search) };
  const { windows, ...counted } = cursor
    ? { windows: [await readAgain(input, cursor)], total: cursor[8], capped: cursor[9] }
    : await readFirst(input);
  const found = await readParts<RankedRow, Window>(
    windows[0]!,
    input.limit,
    async ({ tier, span, isLast }) => {
      if (span && !isLast) return readFresh(input, tier, span.oldest);
      const next = tiers[tiers.indexOf(tier) + 1];
      return next ? (windows.find((window) => window.tier === next) ?? readFresh(input, next)) : null;
    },
  );
  reportEnds(found.map(({ row }) => row));
  const { total, capped } = counted;
  const placeOf = ({ row, part: { span } }: (typeof found)[number]) => {
    const moments = [{ at: row.createdAt, id: row.id }, span!.newest, span!.oldest];
    return ["relevance", row.rank, ...moments.flatMap(({ at, id }) => [at, id]), total, capped];
  };
  return toPage({ found, limit: input.limit, toItem: ({ row }) => toJob(row), placeOf }, counted);
}

/** The first windows, and the number of jobs: a tier is read where those before it have fewer than are counted. */
async function readFirst(input: Input) {
  const windows: Window[] = [];
  for (const tier of tiers) {
    if (windows.every(({ isLast }) => isLast)) windows.push(await readFresh(input, tier));
  }
  const matches = windows.reduce((sum, window) => sum + window.matches, 0);
  return { windows, total: Math.min(matches, jobCountCap), capped: matches > jobCountCap };
}

/** The newest matches, or those that are older than a job. */
async function readFresh(input: Input, tier: Tier, below?: Moment): Promise<Window> {
  const rows = await readRanked(input, tier, {
    isWithin: below ? sql`AND ${moment} < ${momentOf(below)}` : empty,
    isBehind: empty,
  });
  return toWindow(rows, tier, null);
}

/** The window that a page ended in, from there on. What was opened again may push out its last: the next one has these. */
async function readAgain(input: Input, cursor: RankedCursor): Promise<Window> {
  const [, rank, at, id, newestAt, newestId, oldestAt, oldestId, , capped] = cursor;
  const span = { newest: { at: newestAt, id: newestId }, oldest: { at: oldestAt, id: oldestId } };
  const tier = rank >= namedRank ? "named" : rank >= titledRank ? "titled" : "mentioning";
  const rows = await readRanked(input, tier, {
    isWithin: sql`AND ${moment} BETWEEN ${momentOf(span.oldest)} AND ${momentOf(span.newest)}`,
    isBehind: sql`WHERE (rank, created_at, id) < (${rank}::int, ${at}::timestamptz, ${id}::uuid)`,
  });
  return { ...toWindow(rows, tier, span), isLast: !capped };
}

function toWindow(found: RankedRow[], tier: Tier, known: Span | null): Window {
  const [first] = found;
  const span = first
    ? {
        newest: { at: first.newestAt, id: first.newestId },
        oldest: { at: first.oldestAt, id: first.oldestId },
      }
    : known;
  const matches = first?.matches ?? 0;
  return { tier, rows: found, matches, span, isLast: matches < mostRanked };
}

/** Whether a job `j` is of a tier. */
function isIn(tier: Tier, { filter, text, chosen, weights }: Input): Sql {
  if (tier === "named") return matches(chosen, isNamed(text));
  return sql`${matches(filter, wordsOf(filter.search, tier, weights))} AND NOT ${isNamed(text)}`;
}

/** What a job says and its title says, or does not say all of. */
function wordsOf(search: string, tier: Exclude<Tier, "named">, weights: Weights): Sql {
  const titles = conditionsOf(titledTerms(search));
  if (tier === "titled" && weights.titled !== null)
    return areMet([...titles, ...conditionsOf(saidTerms(search))], weights.titled);
  const isTitled = tier === "titled" ? allOf(titles) : sql`NOT (${allOf(titles)})`;
  const said = conditionsOf(saidTerms(search, weights.said));
  const lookedUp = weights.said === null ? null : weights.said + 1;
  return areMet([isTitled, ...said], lookedUp);
}

function readRanked(input: Input, tier: Tier, { isWithin, isBehind }: { isWithin: Sql; isBehind: Sql }) {
  const { filter, text, limit } = input;
  const rank = tier === "named" ? rankOfNamed(text) : rankOf(filter.search);
  return rows<RankedRow>(sql`
    WITH newest AS MATERIALIZED (
      SELECT j.id, j.created_at, j.title FROM jobs j WHERE ${isIn(tier, input)} ${isWithin}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(mostRanked)}
    ), matched AS MATERIALIZED (
      SELECT j.id, j.created_at, ${rank} AS rank FROM newest j
    ), span AS (
      SELECT count(*)::int AS matches, max(created_at) AS "newestAt", min(created_at) AS "oldestAt",
        (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS "newestId",
        (array_agg(id ORDER BY created_at, id))[1] AS "oldestId" FROM matched
    ), page AS MATERIALIZED (
      SELECT id, rank FROM matched ${isBehind} ORDER BY rank DESC, created_at DESC, id DESC LIMIT ${limitTo(limit + 1)}
    )
    SELECT ${columns}, ${farFrom(filter.place)}, page.rank, span.*
    FROM ${tables} JOIN page ON page.id = j.id CROSS JOIN span ${placed(filter.place)}
    ORDER BY page.rank DESC, j.created_at DESC, j.id DESC`);
}

/**
 * What a title says of the search: all of it as it was typed, as a phrase or being about it (what listings call the thing
 * itself); all of it in other words; some of it. 0 where only the company or a text mentions it.
 */
export function rankOf(search: string): Sql {
  const { phrase, typed, head } = titlePatternsOf(search);
  const terms = conditionsOf(titledTerms(search));
  const bonus = (condition: Sql, points: number) =>
    sql`CASE WHEN ${condition} THEN ${constant(points)} ELSE 0 END`;
  return sql`CASE
    WHEN j.title ~* ALL (${typed}::text[])
      THEN 3 + ${bonus(sql`title_heads(split_part(j.title, ' of ', 1)) ~* ${head}`, 2)} + ${bonus(sql`j.title ~* ${phrase}`, 1)}
    WHEN ${allOf(terms)} THEN ${constant(titledRank)} WHEN ${join(terms, " OR ")} THEN 1 ELSE 0 END`;
}
