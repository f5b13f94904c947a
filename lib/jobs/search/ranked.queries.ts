import "server-only";
import { empty, rows, sql } from "@/lib/server/db";
import { joinAnd } from "@/lib/search/analysis/tsquery.rules";
import { constant, type Sql } from "@/lib/server/sql";
import { readParts, toPage, type Page } from "@/lib/shared/page";
import {
  columns,
  distanceColumn,
  limitTo,
  placeJoins,
  reportExpiries,
  tables,
  toJob,
  type JobRow,
} from "@/lib/jobs/catalog/card.rows";
import type { JobDto, JobQuery } from "@/lib/jobs/contract";
import { documentCondition, matchesOpenJobs } from "@/lib/jobs/catalog/filter.rows";
import { minNamedRank, rankExpression, namedRankExpression, minTitledRank } from "./rank.rows";
import { jobCountCap } from "@/lib/jobs/rules";
import type { JobCursor } from "@/lib/jobs/schema";
import type { JobText } from "@/lib/jobs/analysis/text.rules";

type RankedCursor = Extract<JobCursor, readonly ["relevance", ...unknown[]]>;
type Moment = { at: Date | string; id: string };
type Span = { newest: Moment; oldest: Moment };
type RankedRow = JobRow & {
  rank: number;
  matches: number;
  newestAt: Date;
  newestId: string;
  oldestAt: Date;
  oldestId: string;
};
type Input = {
  filter: JobQuery;
  text: JobText;
  chosen: JobQuery;
  limit: number;
};
/** Best first: the title or company is the text, the title has all words, the job mentions them. */
const tiers = ["named", "titled", "mentioning"] as const;
type Tier = (typeof tiers)[number];
type Window = { tier: Tier; rows: RankedRow[]; matches: number; span: Span | null; isLast: boolean };

const maxRanked = jobCountCap + 1;

const momentOf = ({ at, id }: Moment) => sql`(${at}::timestamptz, ${id}::uuid)`;
const moment = sql`(j.created_at, j.id)`;

/**
 * Sorted by tier and rank, newest first among equals. Ranks only a window of the newest matches per tier; older windows
 * follow.
 */
export async function rankJobs(input: Input, cursor: RankedCursor | null): Promise<Page<JobDto>> {
  const { windows, ...counted } = cursor
    ? { windows: [await rereadWindow(input, cursor)], total: cursor[8], capped: cursor[9] }
    : await readFirstWindows(input);
  const found = await readParts<RankedRow, Window>(
    windows[0]!,
    input.limit,
    async ({ tier, span, isLast }) => {
      if (span && !isLast) return readWindow(input, tier, span.oldest);
      const next = tiers[tiers.indexOf(tier) + 1];
      return next ? (windows.find((window) => window.tier === next) ?? readWindow(input, next)) : null;
    },
  );
  reportExpiries(found.map(({ row }) => row));
  const { total, capped } = counted;
  const placeOf = ({ row, part: { span } }: (typeof found)[number]) => {
    const moments = [{ at: row.createdAt, id: row.id }, span!.newest, span!.oldest];
    return ["relevance", row.rank, ...moments.flatMap(({ at, id }) => [at, id]), total, capped];
  };
  return toPage({ found, limit: input.limit, toItem: ({ row }) => toJob(row), placeOf }, counted);
}

async function readFirstWindows(input: Input) {
  const windows: Window[] = [];
  for (const tier of tiers) {
    if (windows.every(({ isLast }) => isLast)) windows.push(await readWindow(input, tier));
  }
  const matches = windows.reduce((sum, window) => sum + window.matches, 0);
  return { windows, total: Math.min(matches, jobCountCap), capped: matches > jobCountCap };
}

async function readWindow(input: Input, tier: Tier, below?: Moment): Promise<Window> {
  const rows = await readRanked(input, tier, {
    isWithin: below ? sql`AND ${moment} < ${momentOf(below)}` : empty,
    isBehind: empty,
  });
  return toWindow(rows, tier, null);
}

async function rereadWindow(input: Input, cursor: RankedCursor): Promise<Window> {
  const [, rank, at, id, newestAt, newestId, oldestAt, oldestId, , capped] = cursor;
  const span = { newest: { at: newestAt, id: newestId }, oldest: { at: oldestAt, id: oldestId } };
  const tier = rank >= minNamedRank ? "named" : rank >= minTitledRank ? "titled" : "mentioning";
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
  return { tier, rows: found, matches, span, isLast: matches < maxRanked };
}

function tierCondition(tier: Tier, { filter, text, chosen }: Input): Sql | null {
  const { named, titled, words, shares } = text;
  const not = (query: string) => (query ? `!(${query})` : "");
  if (tier === "named") return named.query ? matchesOpenJobs(chosen, documentCondition(named, shares)) : null;
  if (tier === "titled" && !titled.query) return null;
  const [match, others] = tier === "titled" ? [titled, [named]] : [words, [named, titled]];
  const query = joinAnd([match.query, ...others.map((other) => not(other.query))]);
  return matchesOpenJobs(filter, documentCondition({ ...match, query }, shares));
}

async function readRanked(
  input: Input,
  tier: Tier,
  { isWithin, isBehind }: { isWithin: Sql; isBehind: Sql },
): Promise<RankedRow[]> {
  const { filter, text, limit } = input;
  const condition = tierCondition(tier, input);
  if (!condition) return [];
  const rank = tier === "named" ? namedRankExpression(text) : rankExpression(text);
  return rows<RankedRow>(sql`
    WITH newest AS MATERIALIZED (
      SELECT j.id, j.created_at FROM jobs j WHERE ${condition} ${isWithin}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(maxRanked)}
    ), matched AS MATERIALIZED (
      SELECT m.id, m.created_at, (${rank})::int AS rank FROM newest m JOIN job_documents d ON d.job_id = m.id
    ), span AS (
      SELECT count(*)::int AS matches, max(created_at) AS "newestAt", min(created_at) AS "oldestAt",
        (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS "newestId",
        (array_agg(id ORDER BY created_at, id))[1] AS "oldestId" FROM matched
    ), page AS MATERIALIZED (
      SELECT id, rank FROM matched ${isBehind} ORDER BY rank DESC, created_at DESC, id DESC LIMIT ${limitTo(limit + 1)}
    )
    SELECT ${columns}, ${distanceColumn(filter.place)}, page.rank, span.*
    FROM ${tables} JOIN page ON page.id = j.id CROSS JOIN span ${placeJoins(filter.place)}
    ORDER BY page.rank DESC, j.created_at DESC, j.id DESC`);
}
