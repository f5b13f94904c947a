import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { joinAnd } from "@/lib/search/analysis/tsquery.rules";
import { constant, type Sql } from "@/lib/server/sql";
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
import type { JobQuery, NearestJobs } from "@/lib/jobs/contract";
import {
  matchesFilter,
  matchesDocument,
  documentCondition,
  isOpen,
  matchesOpenJobs,
} from "@/lib/jobs/catalog/filter.rows";
import { findMissing, ambiguousTerms, splitWork, type TitleRole } from "./nearest.rules";
import { rankExpression } from "./rank.rows";
import { jobCountCap, jobPageSize, jobsTag } from "@/lib/jobs/rules";
import {
  anywhereQuery,
  buildJobText,
  filterLexemes,
  inSubject,
  titleQuery,
  type JobText,
  type Shares,
  type TextTerm,
} from "@/lib/jobs/analysis/text.rules";
import type { ParsedJobQuery } from "./understanding.queries";

const titleSampleSize = constant(200);

async function classifyByTitles(terms: readonly TextTerm[]): Promise<Map<string, TitleRole>> {
  const unknown = ambiguousTerms(terms).filter((term) => titleQuery(term) !== "");
  if (unknown.length === 0) return new Map();
  const others = unknown.map((one) =>
    terms
      .filter(({ typed }) => typed !== one.typed)
      .map(titleQuery)
      .filter(Boolean)
      .join(" | "),
  );
  const found = await rows<{ typed: string; place: TitleRole }>(sql`
    SELECT t.typed, (
      SELECT CASE WHEN bool_or(j.tsv @@ t.about::tsquery) THEN 'head'
        WHEN bool_or(j.tsv @@ t.besides::tsquery) THEN 'beside' END
      FROM (
        SELECT d.tsv FROM job_documents d JOIN jobs j ON j.id = d.job_id
        WHERE d.tsv @@ t.titled::tsquery AND ${isOpen} LIMIT ${titleSampleSize}
      ) j
    ) AS place
    FROM unnest(${unknown.map(({ typed }) => typed)}::text[], ${unknown.map((term) => inSubject(anywhereQuery(term)))}::text[],
      ${unknown.map(titleQuery)}::text[], ${others}::text[]) AS t (typed, about, titled, besides)`);
  return new Map(found.map(({ typed, place }) => [typed, place]));
}

type Condition = { label: string; predicate: Sql; isPlace: boolean };

type NearRow = JobRow & { met: boolean[]; total: number };

/**
 * One page of partial matches, which have the words for the work and most of the conditions. Drops the place last and
 * never a chosen filter. Null if nothing comes close.
 */
export async function listNearestJobs(
  query: JobQuery,
  { text, named }: ParsedJobQuery,
): Promise<NearestJobs | null> {
  reportTags(jobsTag);
  const { search: _text, sort: _sort, cursor: _cursor, limit = jobPageSize, ...chosen } = query;
  const terms = text.terms.filter(({ kind }) => kind !== "fact");
  if (terms.length === 0 || query.literal) return null;
  const work = splitWork(terms, await classifyByTitles(terms));
  if (!work) return null;
  const conditions: Condition[] = [
    ...named.map(({ label, filter }) => ({
      label,
      predicate: fulfillsCondition(text, filter),
      isPlace: filter.place !== undefined || filter.state !== undefined,
    })),
    ...work.conditions.flatMap((some) => {
      const query = joinAnd(some.map(anywhereQuery));
      const label = `“${some.map(({ typed }) => typed).join(" ")}”`;
      return query ? [{ label, predicate: matchesDocument(query), isPlace: false }] : [];
    }),
  ];
  if (conditions.length === 0) return null;
  const found = await readNearest({ work, shares: text.shares, conditions, chosen, limit });
  reportExpiries(found);
  const [first] = found;
  if (!first) return null;
  const labels = conditions.map(({ label }) => label);
  return {
    items: found.map(({ met: _met, total: _total, ...row }) => toJob(row)),
    total: Math.min(first.total, jobCountCap),
    capped: first.total > jobCountCap,
    ...findMissing(
      labels,
      found.map(({ met }) => met),
    ),
  };
}

function fulfillsCondition({ terms }: JobText, filter: JobQuery): Sql {
  const [lexeme] = filterLexemes(filter);
  const term = terms.find(({ kind, own }) => kind === "fact" && own?.lexemes[0] === lexeme);
  return term ? matchesDocument(anywhereQuery(term)) : matchesFilter(filter);
}

type NearestInput = {
  work: { words: readonly TextTerm[]; titled: readonly TextTerm[] };
  shares: Shares;
  conditions: readonly Condition[];
  chosen: JobQuery;
  limit: number;
};

function readNearest({ work, shares, conditions, chosen, limit }: NearestInput): Promise<NearRow[]> {
  const text = buildJobText({ terms: work.words, phrase: "", keys: [], shares, signs: null });
  const query = joinAnd([text.words.query, ...work.titled.map(titleQuery)]);
  // A job in the place outweighs all other conditions.
  const weights = conditions.map(({ isPlace }) => (isPlace ? conditions.length : 1));
  const full = weights.reduce((sum, weight) => sum + weight, 0);
  const places = weights.filter((weight) => weight > 1);
  const almost = [...new Set(weights)].map((weight) => constant(full - weight));
  const score = conditions.map(
    (_, place) => sql`CASE WHEN met[${constant(place + 1)}] THEN ${constant(weights[place]!)} ELSE 0 END`,
  );
  const met = conditions.map(({ predicate }) => sql`coalesce(${predicate}, false)`);
  const least = constant(places.length > 0 ? conditions.length : 0);
  return rows<NearRow>(sql`
    WITH near AS MATERIALIZED (
      SELECT j.id, j.created_at, ARRAY[${join(met)}] AS met
      FROM jobs j JOIN job_documents d ON d.job_id = j.id
      WHERE ${matchesOpenJobs(chosen, documentCondition({ query, share: text.titled.share }, shares))}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(jobCountCap + 1)}
    ), scored AS MATERIALIZED (
      SELECT m.id, m.created_at, m.met, ${join(score, " + ")} AS score, (${rankExpression(text)})::int AS rank
      FROM near m JOIN job_documents d ON d.job_id = m.id
    ), best AS (
      SELECT CASE WHEN max(score) IN (${join(almost)}) THEN max(score) WHEN max(score) >= ${least} THEN ${least} ELSE 0 END
        AS least FROM scored
    ), page AS MATERIALIZED (
      SELECT s.*, (count(*) OVER ())::int AS total FROM scored s JOIN best ON s.score >= best.least
      ORDER BY s.score DESC, s.rank DESC, s.created_at DESC, s.id DESC LIMIT ${limitTo(limit)}
    )
    SELECT ${columns}, ${distanceColumn(chosen.place)}, page.met, page.total
    FROM ${tables} JOIN page ON page.id = j.id ${placeJoins(chosen.place)}
    ORDER BY page.score DESC, page.rank DESC, j.created_at DESC, j.id DESC`);
}
