import "server-only";
import { isOpen, yearCents } from "@/lib/jobs/filter.rows";
import { sql } from "@/lib/server/db";
import { allOf, type Sql } from "@/lib/server/sql";
import { keepMatchDays } from "./rules";

/** What a search asks for, as `job_search_kinds.wanted` keeps it. */
export type Wanted = {
  category?: string;
  subcategory?: string;
  employmentType?: string;
  workplace?: string;
  state?: string;
  minCents?: number;
  maxCents?: number;
  /** A tsquery of documents. */
  query?: string;
  /** A pattern of title or company, for a text of signs alone. */
  signs?: string;
};

/** The narrowest filter of a search that a job names one of; the states are those of the cities around its place. */
export function filterKeysOf(wanted: Wanted, states: readonly string[] | null): string[] {
  const { category, subcategory, state, employmentType, workplace } = wanted;
  const part = subcategory ?? category;
  if (part) return [part];
  if (state ?? states) return (state ? [state] : (states ?? [])).map((code) => `state:${code}`);
  return [employmentType ?? workplace ?? ""];
}

/** The same of a job `j` and its place `p`. */
const filters = sql`ARRAY['', j.subcategory, j.category, 'state:' || j.state, 'state:' || p.state, j.employment_type::text,
  j.workplace::text]`;

/** Conditions under which job `j` fits search kind `s`. A test compares them with lib/jobs/filter.rows. */
const fits = (tsv: Sql) =>
  allOf([
    sql`(s.wanted ->> 'category' IS NULL OR j.category = s.wanted ->> 'category')`,
    sql`(s.wanted ->> 'subcategory' IS NULL OR j.subcategory = s.wanted ->> 'subcategory')`,
    sql`(s.wanted ->> 'employmentType' IS NULL OR j.employment_type::text = s.wanted ->> 'employmentType')`,
    sql`(s.wanted ->> 'workplace' IS NULL OR j.workplace::text = s.wanted ->> 'workplace')`,
    sql`(s.wanted ->> 'state' IS NULL OR j.state = s.wanted ->> 'state')`,
    sql`(s.wanted ->> 'minCents' IS NULL OR ${yearCents} >= (s.wanted ->> 'minCents')::float8)`,
    sql`(s.wanted ->> 'maxCents' IS NULL OR (${yearCents} > 0 AND ${yearCents} <= (s.wanted ->> 'maxCents')::float8))`,
    sql`(s.place_ids IS NULL OR j.place_id = ANY (s.place_ids))`,
    sql`(s.wanted ->> 'query' IS NULL OR ${tsv} @@ (s.wanted ->> 'query')::tsquery)`,
    sql`(s.wanted ->> 'signs' IS NULL OR j.title LIKE s.wanted ->> 'signs' OR j.company LIKE s.wanted ->> 'signs')`,
  ]);

/**
 * Inserts the matches of these arrivals. Skips searches that the job matched before it changed or left, those of its
 * poster, and those saved after it was first published.
 */
export function matchJobs(arrivals: readonly string[]): Sql {
  return sql`
    WITH first AS (
      SELECT DISTINCT ON (job_id) job_id, before FROM job_arrivals WHERE id = ANY (${[...arrivals]}::bigint[])
      ORDER BY job_id, id
    ), arrived AS MATERIALIZED (
      SELECT j.id, d.tsv, ${filters} AS filters, f.before
      FROM first f JOIN jobs j ON j.id = f.job_id JOIN job_documents d ON d.job_id = j.id
        LEFT JOIN places p ON p.id = j.place_id
      WHERE ${isOpen} AND (f.before IS NOT NULL OR j.published_at > now() - make_interval(days => ${keepMatchDays}::int))
    ), earlier AS MATERIALIZED (
      SELECT a.id AS arrived_id, j.*, job_tsv(0, j) AS tsv FROM arrived a CROSS JOIN LATERAL jsonb_populate_record(NULL::jobs, a.before) j
      WHERE a.before IS NOT NULL
    ), found AS MATERIALIZED (
      SELECT DISTINCT a.id AS job_id, k.kind_id
      FROM arrived a CROSS JOIN LATERAL (
        SELECT left(lexeme, 80) AS key FROM unnest(tsvector_to_array(a.tsv)) AS lexeme
        UNION ALL SELECT '#' || filter FROM unnest(a.filters) AS filter
      ) own JOIN job_search_keys k ON k.key = own.key
    ), fulfilled AS MATERIALIZED (
      SELECT c.job_id, c.kind_id, a.before IS NULL AS is_first
      FROM found c JOIN job_search_kinds s ON s.id = c.kind_id JOIN jobs j ON j.id = c.job_id
        JOIN arrived a ON a.id = c.job_id
      WHERE ${fits(sql`a.tsv`)} AND NOT EXISTS (SELECT FROM earlier j WHERE j.arrived_id = c.job_id AND ${fits(sql`j.tsv`)})
    )
    INSERT INTO saved_search_matches (search_id, job_id, user_id, notified_at)
    SELECT s.id, j.id, s.user_id, CASE WHEN s.frequency = 'none' THEN '-infinity'::timestamptz END
    FROM fulfilled f JOIN saved_searches s ON s.kind_id = f.kind_id JOIN jobs j ON j.id = f.job_id
    WHERE (NOT f.is_first OR j.published_at >= s.created_at) AND s.deleted_at IS NULL AND s.user_id <> j.poster_id
    ON CONFLICT (search_id, job_id) WHERE job_id IS NOT NULL DO NOTHING`;
}
